import { expect, it } from 'vitest';
import { publishedManifest, strayFiles, withoutStyleSheets, writtenOut } from './published-manifest.mjs';

/** @type {Readonly<Record<string, string>>} */
const tested = { '@evergreen/core': '0.1.0', react: '19.3.1', xstate: '5.33.3' };

it('publishes entry points of what was built, ranges for what programs share, and nothing of the workspace', () => {
  const manifest = {
    name: '@evergreen/react-ui',
    version: '0.1.0',
    private: true,
    type: 'module',
    license: 'MIT',
    description: 'Widgets',
    exports: {
      './theme': './src/theme/index.ts',
      './testing': './src/testing/index.ts',
      './widgets/*': './src/widgets/*/index.ts',
      './*': null,
    },
    dependencies: { '@evergreen/core': 'workspace:*', react: 'catalog:', xstate: 'catalog:' },
    devDependencies: { vitest: 'catalog:' },
  };
  const sources = [
    './src/theme/index.ts',
    './src/testing/index.ts',
    './src/widgets/grid/table/index.ts',
    './src/widgets/grid/table/cell.tsx',
    './src/widgets/grid/testing/index.ts',
  ];
  const publishing = { sideEffects: ['**/*.css'], peers: ['react'] };
  expect(publishedManifest(manifest, publishing, sources, (name) => tested[name] ?? '')).toEqual({
    name: '@evergreen/react-ui',
    version: '0.1.0',
    type: 'module',
    license: 'MIT',
    description: 'Widgets',
    engines: { node: '>=20.19.0' },
    files: ['dist'],
    exports: {
      './theme': { types: './dist/theme/index.d.ts', default: './dist/theme/index.js' },
      './widgets/grid/table': {
        types: './dist/widgets/grid/table/index.d.ts',
        default: './dist/widgets/grid/table/index.js',
      },
      './package.json': './package.json',
    },
    sideEffects: ['**/*.css'],
    dependencies: { '@evergreen/core': '0.1.0', xstate: '^5.33.3' },
    peerDependencies: { react: '^19.3.1' },
    publishConfig: { access: 'public' },
  });
});

it('writes patterns out as Node reads them: the longest beginning counts, and what is refused stays refused', () => {
  const exports = {
    '.': './src/index.ts',
    './*': './src/*/index.ts',
    './live/*': './src/features/live/*/index.ts',
    './features/*': null,
    './live/socket': null,
  };
  const sources = [
    '',
    'kernel/',
    'live/',
    'features/live/socket/',
    'features/live/channel/',
    'features/live/channel/lazy/',
  ].map((folder) => `./src/${folder}index.ts`);
  expect(writtenOut(exports, [...sources, './src/kernel/word.ts'])).toEqual([
    ['.', './src/index.ts'],
    ['./kernel', './src/kernel/index.ts'],
    ['./live', './src/live/index.ts'],
    ['./live/channel', './src/features/live/channel/index.ts'],
    ['./live/channel/lazy', './src/features/live/channel/lazy/index.ts'],
  ]);
});

it('publishes a program with its own list of files, and neither entry points nor dependencies', () => {
  const manifest = {
    name: '@evergreen/cli',
    version: '0.1.0',
    type: 'module',
    license: 'MIT',
    description: 'Program',
    engines: { node: '>=20.19.0' },
    bin: { evergreen: 'dist/bin.js' },
    files: ['dist/**/*.js'],
    devDependencies: { '@evergreen/core': 'workspace:*' },
  };
  const { devDependencies: _, ...published } = manifest;
  expect(publishedManifest(manifest, {}, [], () => '')).toEqual({ ...published, publishConfig: { access: 'public' } });
});

it('finds tests and sources among the files of a package', () => {
  const right = [
    'dist/features/messaging/message-template/template-test.machine.js',
    'dist/features/schedule/cron/index.d.ts',
    'dist/features/schedule/cron/index.js.map',
    'README.md',
  ];
  const stray = [
    'dist/features/schedule/cron/cron.testing.js',
    'dist/features/schedule/cron/cron.property.test.js',
    'dist/testing/index.d.ts',
    'src/index.ts',
    'src/theme/logo.tsx',
  ];
  expect(strayFiles([...right, ...stray])).toEqual(stray);
});

it('leaves style sheets out of declarations', () => {
  const declaration =
    "import type { Core } from '@evergreen/core';\nimport './logo.css';\nexport declare const core: Core;\n";
  expect(withoutStyleSheets(declaration)).toBe(
    "import type { Core } from '@evergreen/core';\nexport declare const core: Core;\n",
  );
});
