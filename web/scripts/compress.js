// Packs the built files once, so that the server need not do it for every visitor.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../../src/ludothek/server/assets/', import.meta.url));

for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
  const content = readFileSync(folder + name);
  writeFileSync(`${folder}${name}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${folder}${name}.br`, brotliCompressSync(content));
}
