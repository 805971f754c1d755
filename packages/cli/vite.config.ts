import { chmodSync } from 'node:fs';
import path from 'node:path';

import { defineConfig } from 'vite';

/** One program that runs alone: everything it uses is in it, what only some commands need in files of their own. */
export default defineConfig({
  build: {
    ssr: 'src/bin.ts',
    target: 'node20.19',
    minify: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: { entryFileNames: 'bin.js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
  plugins: [
    {
      name: 'executable',
      writeBundle({ dir }) {
        if (dir !== undefined) chmodSync(path.join(dir, 'bin.js'), 0o755);
      },
    },
  ],
});
