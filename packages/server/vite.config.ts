import { fileURLToPath } from 'node:url';

import { defineConfig, type UserConfig } from 'vite';

import manifest from './package.json' with { type: 'json' };

/** What is installed stays outside; what comes from this workspace, TypeScript sources, is bundled. */
const installed = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@evergreen/'));

/**
 * A build of parts of this package for Node, each entry a file of its own name.
 *
 * @param entries names and source files, relative to the package
 * @param folder where the files go, inside the package so that they find what is installed
 */
export function serverBuild(entries: Readonly<Record<string, string>>, folder: string): UserConfig {
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'warn',
    ssr: { noExternal: true, external: installed },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      // The folder also keeps the snapshot of the database from one build to the next.
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: { ...entries },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  };
}

export default defineConfig(
  serverBuild(
    {
      server: 'src/server.ts',
      'database-worker': 'src/db/pglite/pglite-worker.ts',
      'file-opener': 'src/file-opener.ts',
      'make-snapshot': 'src/db/make-snapshot.ts',
    },
    'dist',
  ),
);
