import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

/** Smaller files come in one packet as they are; the server does not compress them either. */
const LEAST_BYTES = 1024;

const COMPRESSIBLE = /\.(?:js|css|html|svg|json)$/u;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes each text of the build compressed beside it (`.br`, `.gz`), where that is smaller: the server sends these files and compresses
 * nothing while people wait.
 */
export function precompress(): Plugin {
  return {
    name: 'evergreen-precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) return;
        const files = (await readdir(dir, { recursive: true })).filter((file) => COMPRESSIBLE.test(file));
        await Promise.all(files.map((file) => compressBeside(path.join(dir, file))));
      },
    },
  };
}

async function compressBeside(file: string): Promise<void> {
  const contents = await readFile(file);
  if (contents.length < LEAST_BYTES) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(contents, BROTLI),
    promisify(gzip)(contents, { level: 9 }),
  ]);
  for (const [ending, compressed] of [
    ['.br', brotli],
    ['.gz', zipped],
  ] as const)
    if (compressed.length < contents.length) await writeFile(file + ending, compressed);
}
