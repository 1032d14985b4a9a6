/** After the build: every text file once more as .br and .gz, so that the server never compresses on the fly. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller ones gain nothing. */
const SMALLEST = 1024;

for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const path = join(dist, file);
  if (!TEXT.test(file) || statSync(path).size < SMALLEST) continue;
  const text = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}
