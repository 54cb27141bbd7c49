import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/** Where a server runs during `npm run dev`. */
const SERVER = process.env.TABARD_SERVER ?? 'http://127.0.0.1:8000';

/** The built client is committed. Names hold a hash of the content: a browser keeps what it has. */
export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: '../src/tabard/server/static',
    emptyOutDir: true,
    // Nothing as data: URLs: the content security policy is default-src 'self'.
    assetsInlineLimit: 0,
    // A polyfill would be an inline script.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/healthz': SERVER,
      '/ws': { target: SERVER, ws: true, changeOrigin: true },
    },
  },
  test: {
    environment: 'happy-dom',
    // The suite runs beside others: a busy machine is no failure.
    testTimeout: 20_000,
    include: ['src/**/*.test.ts'],
  },
});
