import { createHash } from 'node:crypto';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { readWhole, SIDE_EFFECTS } from './bundling.ts';
import { pageGroups, type ModuleGroup } from './page-groups.ts';
import { precompress } from './precompress.ts';

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

const REACT = {
  name: 'react',
  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/u,
  priority: 2,
};

const bundling = (groups: readonly ModuleGroup[]) => ({
  treeshake: SIDE_EFFECTS,
  output: {
    codeSplitting: {
      groups: [REACT, { name: 'start', tags: ['$initial' as const], priority: 1 }, ...groups],
    },
  },
});

export default defineConfig(async ({ command }) => {
  const groups =
    command === 'build'
      ? await pageGroups({
          root: import.meta.dirname,
          plugins: [react()],
          build: { target: 'es2022', rolldownOptions: bundling([]) },
        })
      : [];
  return {
    plugins: [react(), readWhole(), namedVersion(), precompress()],
    build: {
      target: 'es2022',
      sourcemap: false,
      // The lists' chunk holds antd's table and pickers and is loaded with the first list.
      chunkSizeWarningLimit: 1200,
      rolldownOptions: bundling(groups),
    },
  };
});
