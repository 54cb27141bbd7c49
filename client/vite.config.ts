import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/** Where a server runs during `npm run dev`. */
const SERVER = process.env.TABARD_SERVER ?? 'http://127.0.0.1:8000';

/** The built client is committed: names are stable, so that a diff shows what has changed. */
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
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name].js',
        assetFileNames: 'assets/[name][extname]',
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
    include: ['src/**/*.test.ts'],
  },
});
