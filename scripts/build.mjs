import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { readOptions } from './program-options.mjs';
import { root, run, say } from './workspace.mjs';

/**
 * What can be built, and the packages of the workspace whose sources go into it (each one's own first).
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ingredients = {
  app: ['app', 'gallery', 'react-ui', 'platform', 'core'],
  server: ['server', 'core'],
  cli: ['cli', 'platform', 'core'],
};

/**
 * Programs in what was built that finish the build.
 * @type {Readonly<Record<string, string>>}
 */
const finishing = {
  // A database ready to be copied takes the making of one out of the first start.
  server: 'dist/make-snapshot.js',
};

/** Folders of a package that hold tests, or what tools wrote. */
const leftOut = new Set(['node_modules', 'dist', '.types', '.data', '.stryker-tmp', 'e2e', 'test']);

/**
 * The source files below a folder, without tests.
 * @param {string} folder
 * @param {ReadonlySet<string>} [without] names directly below it
 * @returns {string[]}
 */
function sourceFiles(folder, without = new Set()) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      if (without.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? sourceFiles(file) : [file];
    });
}

/**
 * One hash over the contents of all that goes into a build. Contents and not times: a checkout changes times without
 * changing anything, and changes files to older ones.
 * @param {string} name
 * @param {string} [workspace] the folder of the repository
 * @returns {string}
 */
export function buildKey(name, workspace = root) {
  const hash = createHash('sha256').update(`${process.versions.node.split('.')[0]}\n`);
  const shared = ['pnpm-lock.yaml', 'tsconfig.base.json'].map((file) => path.join(workspace, file));
  const own = (ingredients[name] ?? []).flatMap((part) => sourceFiles(path.join(workspace, 'packages', part), leftOut));
  for (const file of [...shared, ...own]) {
    const contents = readFileSync(file);
    hash.update(`${path.relative(workspace, file)} ${contents.length}\n`).update(contents);
  }
  return hash.digest('hex');
}

/**
 * @param {string} name
 * @returns {Promise<number>} exit code
 */
async function buildOne(name) {
  const folder = path.join(root, 'packages', name);
  const stampFile = path.join(folder, 'dist', '.build-stamp');
  const key = buildKey(name);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === key) return 0;

  rmSync(stampFile, { force: true });
  say(`正在构建 ${name}… / Building ${name}…`);
  const started = performance.now();
  const production = { ...process.env, NODE_ENV: 'production' };
  /** @param {string[]} parameters */
  const node = async (...parameters) =>
    (await run(process.execPath, parameters, { cwd: folder, output: 'stderr', env: production })).code;
  const last = finishing[name];
  let code = await node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
  if (code === 0 && last !== undefined) code = await node(last);
  if (code === 0) {
    mkdirSync(path.dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, key);
    say(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } else {
    say(`构建 ${name} 失败。 / Building ${name} failed.`);
  }
  return code;
}

/**
 * Builds what is stale, side by side. Writes to stderr only.
 * @param {readonly ('app' | 'server' | 'cli')[]} names
 * @returns {Promise<number>} exit code: that of the first build that failed
 */
export async function build(names) {
  const codes = await Promise.all(names.map(buildOne));
  return codes.find((code) => code !== 0) ?? 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  readOptions({
    usage: 'pnpm build [options]',
    about: 'Builds application, server and command line into packages/*/dist, where their sources have changed.',
    options: {},
  });
  await bootstrap();
  process.exitCode = await build(['app', 'server', 'cli']);
}
