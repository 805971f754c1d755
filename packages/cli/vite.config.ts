import { chmodSync } from 'node:fs';
import path from 'node:path';

import { defineConfig } from 'vite';

/**
 * One program that runs alone: everything it uses is in it, what only some commands need in files of their own. It is CommonJS,
 * because the loader of ES modules alone takes half the time again that Node needs to start.
 */
export default defineConfig({
  build: {
    ssr: 'src/bin.ts',
    target: 'node20.19',
    minify: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        format: 'cjs',
        dynamicImportInCjs: false,
        entryFileNames: 'bin.js',
        chunkFileNames: 'parts/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
      },
    },
  },
  ssr: { noExternal: true },
  plugins: [
    {
      // Commander loads it for commands that are programs of their own, of which we have none; it costs a tenth of the start.
      name: 'without-child-processes',
      enforce: 'pre',
      resolveId: (id, importer) =>
        id === 'node:child_process' && importer?.includes('commander') === true ? `\0${id}` : undefined,
      load: (id) => (id === '\0node:child_process' ? 'module.exports = {};' : undefined),
    },
    {
      name: 'executable',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' });
      },
      writeBundle({ dir }) {
        if (dir !== undefined) chmodSync(path.join(dir, 'bin.js'), 0o755);
      },
    },
  ],
});
