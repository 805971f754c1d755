import { createHash } from 'node:crypto';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** In the file that every page with an editable table loads. */
const TABLE = /packages[\\/]react-ui[\\/]src[\\/]widgets[\\/]grid[\\/]editable-table[\\/]editable-table\.tsx$/u;

/**
 * Asks the browser to read every function of the table's file while it comes, on another thread, and not one after the other while the first table waits
 * to be drawn. https://v8.dev/blog/explicit-compile-hints
 */
function readWhole(): Plugin {
  return {
    name: 'evergreen-read-whole',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.moduleIds.some((id) => TABLE.test(id)) ? [file] : [],
        );
        for (const file of files) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        if (files.length !== 1) throw new Error(`${files.length} files hold the table`);
      },
    },
  };
}

/**
 * Names the build after its content: in `version.json`, which the application asks for while it runs, and in its own page.
 * The development server builds nothing, so nothing is asked there.
 */
function namedVersion(): Plugin {
  return {
    name: 'evergreen-named-version',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const hash = createHash('sha256');
        for (const [name, file] of Object.entries(bundle).toSorted(([one], [other]) => (one < other ? -1 : 1)))
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        const version = hash.digest('hex').slice(0, 16);
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html to write its version into');
        page.source = String(page.source).replace(
          '<head>',
          `<head>\n    <meta name="evergreen-version" content="${version}" />`,
        );
        this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version }) });
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), readWhole(), namedVersion()],
  build: {
    target: 'es2022',
    sourcemap: false,
    // The lists' chunk holds antd's table and pickers and is loaded with the first list.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // Our modules do nothing by being imported, so importing one export of an entry point bundles only that export.
      treeshake: {
        moduleSideEffects: [
          { test: /packages[\\/](?:core|platform|react-ui)[\\/]src[\\/].*\.tsx?$/u, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/u,
            },
          ],
        },
      },
    },
  },
});
