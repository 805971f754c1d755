import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundleOf, coreEntryPoints, namesOf } from './entry-points.mjs';
import { root } from './workspace.mjs';

const UPDATE = '`node_modules/.bin/vitest run --project tooling scripts/entry-points.test.mjs --update`';
const core = path.join(root, 'packages/core');

it('locks the public names of the core: docs/generated/public-names.md lists what every entry point exports', async () => {
  const lists = coreEntryPoints().map(
    ({ name, file }) =>
      `## ${name}\n\n${namesOf(file)
        .map((word) => `- \`${word}\``)
        .join('\n')}\n`,
  );
  const page = `# Public names of the core

Every name that an entry point of \`packages/core\` exports. Removing or renaming one breaks its importers, so a test compares this list. Update it
with ${UPDATE}.

${lists.join('\n')}`;
  await expect(page).toMatchFileSnapshot('../docs/generated/public-names.md');
});

describe('importing one entry point', () => {
  it(
    'CORE-03 brings along the features that it is built of, and no others: docs/generated/entry-points.md lists them',
    { timeout: 120_000 },
    async () => {
      /** @type {string[]} */
      const rows = [];
      /** @type {string[]} */
      const figures = [];
      const entryPoints = coreEntryPoints().filter(({ file }) =>
        /[/\\](?:features|machine|format|http|storage|resources|contract|kernel|ports)[/\\]/u.test(file),
      );
      const all = new Set(
        entryPoints.flatMap(({ file }) => /[/\\]features[/\\][^/\\]+[/\\]([^/\\]+)[/\\]/u.exec(file)?.[1] ?? []),
      );
      for (const { name, file } of entryPoints) {
        const { features, libraries, gzip } = await bundleOf(file);
        const own = /[/\\]features[/\\][^/\\]+[/\\]([^/\\]+)[/\\]/u.exec(file)?.[1];
        const others = features.filter((feature) => feature !== own);
        rows.push(`| \`${name}\` | ${others.join(', ') || 'none'} | ${libraries.join(', ') || 'none'} |`);
        figures.push(`${name}: ${(gzip / 1024).toFixed(1)} kB gzip`);
        expect({ name, isAll: others.length >= all.size / 2 }).toEqual({ name, isAll: false });
      }
      console.log(figures.join('\n'));
      const page = `# What an entry point of the core bundles

Each entry point bundled alone, with everything that it exports: which other features come along, and which libraries. A test bundles them and compares. Update this page
with ${UPDATE}.

| Entry point | Other features | Libraries |
|---|---|---|
${rows.join('\n')}
`;
      await expect(page).toMatchFileSnapshot('../docs/generated/entry-points.md');
    },
  );
});

describe('the project of the core', () => {
  const read = ts.readConfigFile(path.join(core, 'tsconfig.lib.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, core);

  it('CORE-01 knows the language and nothing around it', () => {
    expect({ lib: options.lib, types: options.types }).toEqual({ lib: ['lib.es2023.d.ts'], types: [] });
  });

  it('CORE-01 does not know the names of the screen, of Node and of the network', () => {
    const words = [
      'document',
      'window',
      'HTMLElement',
      'fetch',
      'localStorage',
      'process',
      'Buffer',
      'setTimeout',
      'console',
      'React',
    ];
    const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-core-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const fileOf = (/** @type {string} */ word) => path.join(folder, `uses-${word}.ts`);
    for (const word of words) writeFileSync(fileOf(word), `export type Known = typeof ${word};\n`);
    const { rootDir: _rootDir, tsBuildInfoFile: _buildInfo, ...own } = options;
    const program = ts.createProgram([path.join(core, 'src/env.d.ts'), ...words.map(fileOf)], {
      ...own,
      composite: false,
      noEmit: true,
    });
    const unknown = words.filter((word) => {
      const problems = program.getSemanticDiagnostics(program.getSourceFile(fileOf(word))).map(({ code }) => code);
      return problems.length > 0 && problems.every((code) => [2304, 2552, 2580, 2584, 2591].includes(code));
    });
    expect(unknown).toEqual(words);
  });

  it('CORE-01 imports no library of the screen, of Node or of the network', () => {
    /** @type {{ dependencies: Record<string, string> }} */
    const { dependencies } = JSON.parse(readFileSync(path.join(core, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual([
      '@noble/ciphers',
      '@valibot/to-json-schema',
      'immer',
      'pinyin-pro',
      'rxjs',
      'valibot',
      'xstate',
    ]);
  });
});
