import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { installKey, installStamp } from './bootstrap.mjs';
import { root } from './workspace.mjs';

/** What the small workspace takes from the repository as it is: everything that decides what `pnpm check` forbids. */
const taken = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'bench/grid/page/tsconfig.json',
  'bench/grid/size.mjs',
  'knip.json',
  'package.json',
  'scripts',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/** The packages' own code: small, clean, with something in every part that a rule speaks of. */
const clean = {
  'bench/grid/page/main.tsx': "document.title = 'word';\n",
  'docs/requirements.md': '| ZED-01 | One thing | C |\n',
  'pnpm-lock.yaml': 'lockfileVersion: 9\n',
  'examples/node/says.ts': "import { word } from '@evergreen/core/kernel';\n\nconsole.log(word);\n",
  'packages/core/src/env.d.ts': 'interface AbortSignal {\n  readonly aborted: boolean;\n}\n',
  'packages/core/src/kernel/index.ts': "export { word } from './word.ts';\n",
  'packages/core/src/kernel/word.ts': "export const word = 'word';\n",
  'packages/core/src/kernel/word.test.ts':
    "import { expect, it } from 'vitest';\n\nimport { word } from './word.ts';\n\nit('ZED-01 is a word', () => {\n  expect(word).toBe('word');\n});\n",
  'packages/core/src/ports/index.ts': "export type { ClockPort } from './clock.port.ts';\n",
  'packages/core/src/ports/clock.port.ts': 'export interface ClockPort {\n  now(): number;\n}\n',
  'packages/core/src/contract/index.ts':
    "import * as v from 'valibot';\n\nimport { word } from '../kernel/index.ts';\n\nexport const envelope = v.literal(word);\n",
  'packages/core/src/resources/index.ts':
    "import { envelope } from '../contract/index.ts';\n\nexport const resource = envelope.type;\n",
  'packages/core/src/storage/index.ts':
    "import type { ClockPort } from '../ports/index.ts';\n\nexport const age = (clock: ClockPort, since: number) => clock.now() - since;\n",
  'packages/core/src/http/index.ts': "import { age } from '../storage/index.ts';\n\nexport const send = age;\n",
  'packages/core/src/format/index.ts': "import { word } from '../kernel/index.ts';\n\nexport const formatted = word;\n",
  'packages/core/src/features/access/permissions/index.ts': "export { permissionSet } from './permission-set.ts';\n",
  'packages/core/src/features/access/permissions/permission-set.ts':
    "import { resource } from '../../../resources/index.ts';\n\nexport const permissionSet = new Set([resource]);\n",
  'packages/core/src/features/shell/navigation/index.ts':
    "import { formatted } from '../../../format/index.ts';\nimport { permissionSet } from '../../access/permissions/index.ts';\n\nexport const menu = [formatted, permissionSet];\n",
  'packages/core/src/features/session/auth/index.ts':
    "import { send } from '../../../http/index.ts';\nimport { menu } from '../../shell/navigation/index.ts';\n\nexport const auth = [send, menu];\n",
  'packages/core/src/index.ts':
    "import { auth } from './features/session/auth/index.ts';\n\nexport const createCore = () => auth;\n",
  'packages/core/src/testing/index.ts':
    "import fc from 'fast-check';\n\nimport type { ClockPort } from '../ports/index.ts';\n\nexport const anyWord = fc.string();\nexport const fakeClock = (): ClockPort => ({ now: () => 0 });\n",
  'packages/platform/src/clock-system.ts':
    "import type { ClockPort } from '@evergreen/core/ports';\n\nexport const systemClock: ClockPort = { now: () => Date.now() };\n",
  'packages/platform/src/http-axios.ts': "import axios from 'axios';\n\nexport const http = axios.create();\n",
  'packages/react-ui/src/adapter/index.ts':
    "import { word } from '@evergreen/core/kernel';\nimport { useState } from 'react';\n\nexport const useWord = () => useState(word);\n",
  'packages/react-ui/src/theme/index.ts':
    "import { theme } from 'antd';\n\nexport const hasTokens = 'useToken' in theme;\n",
  'packages/gallery/src/base/index.ts':
    "import { word } from '@evergreen/core/kernel';\nimport { useWord } from '@evergreen/react-ui/adapter';\n\nexport const shown = [word, useWord];\n",
  'packages/app/src/main.tsx':
    "import { createCore } from '@evergreen/core';\nimport { systemClock } from '@evergreen/platform/clock-system';\nimport { useWord } from '@evergreen/react-ui/adapter';\nimport { StrictMode } from 'react';\n\nexport const main = [createCore, systemClock, useWord, <StrictMode key=\"word\">word</StrictMode>];\n",
  'packages/app/e2e/playwright.config.ts':
    "import { defineConfig } from '@playwright/test';\n\nexport default defineConfig({ testDir: '.', testMatch: '*.e2e.ts' });\n",
  'packages/app/e2e/journey.e2e.ts':
    "import { expect, test } from '@playwright/test';\n\ntest('ZED-01 in a browser', () => {\n  expect(1).toBe(1);\n});\n",
  'packages/cli/src/bin.ts':
    "import { createCore } from '@evergreen/core';\n\nprocess.exitCode = createCore().length;\n",
  'packages/server/src/envelope.ts':
    "import { envelope } from '@evergreen/core/contract';\nimport { permissionSet } from '@evergreen/core/access/permissions';\n\nexport const kept = [envelope, permissionSet];\n",
  'packages/server/src/server.ts': "import { kept } from './envelope.ts';\n\nexport const envelope = kept;\n",
};

/** The dependencies that the clean code uses; the real manifests list more, which would be dead here. */
const used = {
  core: ['valibot', 'fast-check', 'vitest'],
  platform: ['@evergreen/core', 'axios'],
  'react-ui': ['@evergreen/core', 'antd', 'react', '@types/react'],
  gallery: ['@evergreen/core', '@evergreen/react-ui'],
  app: ['@evergreen/core', '@evergreen/platform', '@evergreen/react-ui', '@playwright/test', 'react', '@types/react'],
  cli: ['@evergreen/core'],
  server: ['@evergreen/core'],
};

/**
 * Writes files below a folder.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} files contents by path
 */
function writeFiles(folder, files) {
  for (const [file, contents] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), contents);
  }
}

/**
 * Links what is installed in one folder into another, but the workspace's packages to the small workspace's own.
 * @param {string} from
 * @param {string} to
 * @param {string} workspace the folder of the small workspace
 */
function linkInstalled(from, to, workspace) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (path.basename(from) === '@evergreen') symlinkSync(path.join(workspace, 'packages', name), target);
    else if (name.startsWith('@')) linkInstalled(source, target, workspace);
    else if (!name.startsWith('.') || name === '.bin') symlinkSync(realpathSync(source), target);
  }
}

/**
 * Tells the scripts that what this folder's lock file names is there, as it is: linked.
 * @param {string} folder
 */
export function markInstalled(folder) {
  writeFileSync(path.join(folder, installStamp), installKey(folder));
}

/**
 * Makes a small workspace that passes `node scripts/check.mjs`, with the repository's real configuration and libraries.
 * @param {string} folder an empty one, outside of the repository
 */
export function makeWorkspace(folder) {
  for (const name of taken) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  writeFiles(folder, clean);
  linkInstalled(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), folder);
  const catalog = new Set(
    Object.keys(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).devDependencies),
  );
  for (const [name, dependencies] of Object.entries(used)) {
    for (const dependency of dependencies) catalog.add(dependency);
    const [from, to] = [path.join(root, 'packages', name), path.join(folder, 'packages', name)];
    const manifest = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'));
    for (const kind of ['dependencies', 'devDependencies']) {
      manifest[kind] = Object.fromEntries(
        Object.entries(manifest[kind] ?? {}).filter(([dependency]) => dependencies.includes(dependency)),
      );
    }
    if (name === 'server') manifest.main = 'src/server.ts'; // the real one is an entry of its build, which is not copied
    writeFileSync(path.join(to, 'package.json'), JSON.stringify(manifest, null, 2));
    for (const file of readdirSync(from))
      if (/^tsconfig.*[.]json$/.test(file)) cpSync(path.join(from, file), path.join(to, file));
    linkInstalled(path.join(from, 'node_modules'), path.join(to, 'node_modules'), folder);
  }
  const versions = [...catalog].filter((name) => !name.startsWith('@evergreen/')).map((name) => `  '${name}': 0.0.0\n`);
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), `packages: ['packages/*']\ncatalog:\n${versions.join('')}`);
  const formatter = path.join(root, 'node_modules/oxfmt/bin/oxfmt');
  execFileSync(process.execPath, [formatter, 'packages/*/package.json'], { cwd: folder, stdio: 'ignore' });
  markInstalled(folder);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
}

/**
 * Writes violations into a small workspace.
 * @param {string} folder
 * @param {readonly import('./seeded-violations.mjs').Violation[]} violations
 */
export function seedViolations(folder, violations) {
  for (const { files } of violations) writeFiles(folder, files);
  markInstalled(folder);
}
