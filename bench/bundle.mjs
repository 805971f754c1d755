import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Bundles one source text with everything that it imports, minified, into `file`. Gives the gzip size in bytes.
 * @param {string} source
 * @param {string} file an absolute path that ends in .mjs
 * @param {string} folder where the imports are looked up
 * @param {readonly import('vite').Plugin[]} [plugins] that change what is bundled
 */
export async function bundle(source, file, folder, plugins = []) {
  const entry = '\0bench-entry';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [
      ...plugins,
      {
        name: 'bench-entry',
        enforce: 'pre',
        resolveId(id, importer) {
          if (id === entry) return entry;
          return importer === entry ? this.resolve(id, path.join(folder, 'index.mjs'), { skipSelf: true }) : undefined;
        },
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'es' } },
    },
  });
  const chunks = [built]
    .flat()
    .flatMap(({ output }) => output)
    .filter(({ type }) => type === 'chunk');
  const [chunk] = chunks;
  if (chunk === undefined || chunks.length > 1) throw new Error(`${file} would be ${chunks.length} chunks`);
  writeFileSync(file, chunk.code);
  return gzipSync(chunk.code, { level: 9 }).length;
}
