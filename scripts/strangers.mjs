import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runNodeExamples, workWithPlainPage } from './example-strangers.mjs';
import { runInOthers, workInWorker } from './runtime-strangers.mjs';
import { smallPackages } from './small-packages.mjs';
import { compilerManifest, entryPoints, exampleOf, joined, readJson, runCompiler, write } from './stranger-folder.mjs';
import { run } from './workspace.mjs';

/** @typedef {import('./stranger-folder.mjs').Outcome} Outcome */

/** What runs without a browser, and without React. */
const inNode = ['core', 'platform', ...Object.keys(smallPackages)].map((name) => `@evergreen/${name}`);

/**
 * Imports every entry point, each in the same process.
 * @param {string} folder
 * @returns {Promise<Outcome>}
 */
function loadEntryPoints(folder) {
  const names = inNode.flatMap((name) => entryPoints(folder, name));
  const script = `let failures = 0;
for (const name of ${JSON.stringify(names)}) {
  await import(name).catch((error) => { failures += 1; console.log(name, error.message); });
}
console.log(\`\${${names.length} - failures} of ${names.length} entry points load in Node \${process.versions.node}\`);
process.exitCode = failures === 0 ? 0 : 1;
`;
  write(folder, { 'entry-points.mjs': script });
  return run(process.execPath, ['entry-points.mjs'], { cwd: folder, output: 'collect' });
}

/**
 * Runs the examples of plain JavaScript.
 * @param {string} folder
 * @returns {Promise<Outcome>}
 */
async function runExamples(folder) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const name of inNode) {
    const file = `example-of-${path.basename(name)}.mjs`;
    write(folder, { [file]: exampleOf(folder, name, 'js') });
    outcomes.push(await run(process.execPath, [file], { cwd: folder, output: 'collect' }));
  }
  return joined(outcomes);
}

/**
 * Runs the commands of the command line's README.
 * @param {string} folder
 * @returns {Promise<Outcome>}
 */
async function runCommands(folder) {
  write(folder, { 'rows.csv': 'title,quota\nlecture,12\nwalk,8\n' });
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const command of exampleOf(folder, '@evergreen/cli', 'console').trim().split('\n')) {
    const words = [...command.matchAll(/"([^"]*)"|(\S+)/gu)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const [program = '', ...parameters] = words;
    const outcome = await run(program, parameters, { cwd: folder, output: 'collect' });
    outcomes.push({ ...outcome, output: `$ ${command}\n${outcome.output}` });
  }
  return joined(outcomes);
}

/** Nothing of a library is skipped: its declarations are what is checked. */
const strict = { strict: true, noEmit: true, skipLibCheck: false, target: 'ES2023' };

/**
 * Compiles a project of a stranger.
 * @param {string} folder
 * @param {string} name of the folder of the project
 * @param {Readonly<Record<string, unknown>>} options of the compiler
 * @param {readonly string[]} imported entry points
 * @param {Readonly<Record<string, string>>} files
 * @param {readonly string[]} [libraries] whose declarations have errors of their own under these options
 * @returns {Promise<Outcome>}
 */
async function compile(folder, name, options, imported, files, libraries = []) {
  const imports = imported.map((specifier, index) => `import * as entry${index} from '${specifier}';`);
  const all = `export const entryPoints = [${imported.map((_, index) => `entry${index}`).join(', ')}];`;
  write(path.join(folder, name), {
    ...files,
    'entry-points.ts': `${[...imports, all].join('\n')}\n`,
    'tsconfig.json': { compilerOptions: { ...strict, ...options }, include: ['.'] },
  });
  const { code, output } = await runCompiler(folder, ['--project', name]);
  const { ours, others } = errorsByOwner(output, libraries);
  if (ours.length > 0 || (code !== 0 && others.length === 0)) return { code, output: ours.join('\n') };
  const note = others.length === 0 ? '' : `; not counted: ${others.length} errors inside of ${libraries.join(', ')}`;
  return {
    code: 0,
    output: `${imported.length} entry points, TypeScript ${readJson(compilerManifest(folder)).version}${note}`,
  };
}

/**
 * Errors of the compiler, those in declarations of other libraries apart.
 * @param {string} output of the compiler
 * @param {readonly string[]} libraries whose errors are their own
 * @returns {{ ours: string[], others: string[] }} an error each, with its lines
 */
function errorsByOwner(output, libraries) {
  const errors = output.split(/\n(?!\s)/u).filter((error) => error.trim() !== '');
  const isOther = (/** @type {string} */ error) =>
    libraries.some((library) => error.startsWith(`node_modules/${library}/`));
  return { ours: errors.filter((error) => !isOther(error)), others: errors.filter(isOther) };
}

/**
 * @param {string} folder
 * @returns {Readonly<Record<string, string>>} the examples of plain JavaScript as TypeScript
 */
function typedExamples(folder) {
  return Object.fromEntries(
    inNode.map((name) => [`example-of-${path.basename(name)}.ts`, exampleOf(folder, name, 'js')]),
  );
}

const dom = ['ES2023', 'DOM', 'DOM.Iterable'];

/**
 * Compiles all entry points of what needs no React.
 * @param {string} folder
 * @param {string} name of the folder of the project
 * @param {Readonly<Record<string, unknown>>} options of the compiler
 * @returns {Promise<Outcome>}
 */
function compileAll(folder, name, options) {
  const imported = inNode.flatMap((each) => entryPoints(folder, each));
  return compile(folder, name, options, imported, typedExamples(folder));
}

/** The page of the stranger: a core on the ports of a browser, and the example of react-ui on it. */
const page = `import { createCore } from '@evergreen/core';
import { browserPorts } from '@evergreen/platform/browser';
import { createRoot } from 'react-dom/client';

import { Schedule } from './example.tsx';

const core = createCore(browserPorts());
createRoot(document.body.appendChild(document.createElement('main'))).render(<Schedule core={core} />);
`;

/**
 * @param {string} folder
 * @returns {Promise<Outcome>}
 */
function compilePage(folder) {
  const options = {
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    lib: dom,
    types: [],
  };
  const files = { 'example.tsx': exampleOf(folder, '@evergreen/react-ui', 'tsx'), 'page.tsx': page };
  // antd's components extend each other in ways that a strict compiler refuses.
  return compile(folder, 'page', options, entryPoints(folder, '@evergreen/react-ui'), files, ['@rc-component']);
}

/**
 * Bundles the page that was compiled.
 * @param {string} folder
 * @returns {Promise<Outcome>}
 */
async function bundlePage(folder) {
  const index = '<!doctype html><html lang="en"><body><script type="module" src="page.tsx"></script></body></html>';
  write(path.join(folder, 'page'), { 'index.html': index });
  const vite = path.join(folder, 'node_modules/vite/bin/vite.js');
  const { code, output } = await run(process.execPath, [vite, 'build', 'page', '--logLevel', 'warn'], {
    cwd: folder,
    output: 'collect',
  });
  if (code !== 0) return { code, output };
  const assets = path.join(folder, 'page/dist/assets');
  const sizes = readdirSync(assets)
    .filter((file) => file.startsWith('index-'))
    .map(
      (file) =>
        `${file.slice(-3).replace('.', '')} ${Math.round(gzipSync(readFileSync(path.join(assets, file))).length / 1000)} kB`,
    );
  return { code, output: `first load, gzip: ${sizes.join(', ')}` };
}

/**
 * Those who use the packages without the repository. Each works in the folder where the packages are installed, one after another.
 * @type {Readonly<Record<string, (folder: string, server: import('./stranger-server.mjs').StrangerServer) => Promise<Outcome>>>}
 */
export const strangers = {
  'Node, entry points': loadEntryPoints,
  'Node, examples': runExamples,
  'Node, worker': workInWorker,
  'command line': runCommands,
  'TypeScript, nodenext': (folder) => compileAll(folder, 'nodenext', { module: 'nodenext', lib: dom, types: ['node'] }),
  'TypeScript, bundler': (folder) =>
    compileAll(folder, 'bundler', { module: 'preserve', moduleResolution: 'bundler', lib: dom, types: [] }),
  'TypeScript, no browser': (folder) => {
    const options = { module: 'nodenext', lib: ['ES2023'], types: ['node'] };
    return compile(folder, 'no-browser', options, entryPoints(folder, '@evergreen/core'), typedExamples(folder));
  },
  'TypeScript, page': compilePage,
  'Vite, page': bundlePage,
  'examples, Node': runNodeExamples,
  'examples, Deno and Bun': runInOthers,
  'examples, plain page': workWithPlainPage,
};
