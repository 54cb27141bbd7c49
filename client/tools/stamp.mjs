// Writes stamp.txt into the built client: a hash over the sources it was built from. The tests
// compute it again: sha256 over "path\0content\0" of each file, in order of the POSIX paths.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Paths of all files below `folder`, relative to the client's folder. */
function files(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (path === 'node_modules') return [];
    return entry.isDirectory() ? files(path) : [path];
  });
}

const hash = createHash('sha256');
// Compared as bytes, as Python sorts str: no locale.
for (const path of files('').sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))) {
  hash.update(path).update('\0').update(readFileSync(join(root, path))).update('\0');
}
writeFileSync(join(root, '../src/tabard/server/static/stamp.txt'), `${hash.digest('hex')}\n`);
