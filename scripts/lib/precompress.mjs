import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const smallest = 1024;

/**
 * Puts a .br and a .gz beside every text file of a folder, for the server to send as they are.
 * @param {string} folder
 * @returns {Promise<number>} how many files were compressed
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const done = await Promise.all(files.map(compress));
  return done.filter(Boolean).length;
}

/** @param {string} file */
async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return false;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}
