import type { Plugin } from 'vite';

/** In the file that every page with an editable table loads. */
const TABLE = /packages[\\/]react-ui[\\/]src[\\/]widgets[\\/]grid[\\/]editable-table[\\/]editable-table\.tsx$/u;

/**
 * Asks the browser to read every function of the table's file while it comes, on another thread, and not one after the other while the first table waits
 * to be drawn. https://v8.dev/blog/explicit-compile-hints
 */
export function readWhole(): Plugin {
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

/** Our modules do nothing by being imported, so importing one export of an entry point bundles only that export. */
export const SIDE_EFFECTS = {
  moduleSideEffects: [
    { test: /packages[\\/](?:core|gallery|platform|react-ui)[\\/]src[\\/].*\.tsx?$/u, sideEffects: false },
  ],
};
