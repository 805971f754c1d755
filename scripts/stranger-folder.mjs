import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, run } from './workspace.mjs';

/** @typedef {{ code: number, output: string }} Outcome */

/** What the strangers bring along: the packages of the workspace that have each installed. */
const ownTools = {
  '.': ['typescript', 'vite', '@types/node'],
  'packages/react-ui': ['antd', 'react', 'react-dom', '@types/react', '@types/react-dom'],
};

/**
 * @param {string} file
 * @returns {any}
 */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} folder
 * @param {Readonly<Record<string, string | object>>} files contents by path; an object is written as JSON
 */
export function write(folder, files) {
  for (const [file, contents] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), typeof contents === 'string' ? contents : JSON.stringify(contents, null, 2));
  }
}

/**
 * Installs tarballs into a folder as npm does for others, with the tools of the strangers.
 * @param {string} folder an empty one, outside of the repository
 * @param {readonly string[]} tarballs
 * @returns {Promise<{ code: number, output: string }>}
 */
export function installPackages(folder, tarballs) {
  const tools = Object.entries(ownTools).flatMap(([place, names]) =>
    names.map((name) => {
      const installed = path.join(root, place, 'node_modules', name, 'package.json');
      return `${name}@${readJson(installed).version}`;
    }),
  );
  tools.push(`lit-html@${readJson(path.join(root, 'examples/plain/package.json')).dependencies['lit-html']}`);
  write(folder, { 'package.json': { name: 'stranger', version: '1.0.0', private: true, type: 'module' } });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return run(npm, ['install', '--no-audit', '--no-fund', '--loglevel', 'error', ...tarballs, ...tools], {
    cwd: folder,
    output: 'collect',
  });
}

/**
 * The specifiers of an installed package's entry points.
 * @param {string} folder
 * @param {string} name
 * @returns {string[]}
 */
export function entryPoints(folder, name) {
  const { exports } = readJson(path.join(folder, 'node_modules', name, 'package.json'));
  return Object.keys(exports)
    .filter((subpath) => subpath !== './package.json')
    .map((subpath) => name + subpath.slice(1));
}

/**
 * The examples in the README of an installed package.
 * @param {string} folder
 * @param {string} name
 * @param {string} language of the fenced block
 * @returns {string}
 */
export function exampleOf(folder, name, language) {
  const text = readFileSync(path.join(folder, 'node_modules', name, 'README.md'), 'utf8');
  const example = new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'mu').exec(text)?.[1];
  if (example === undefined) throw new Error(`The README of ${name} has no example in ${language}`);
  return example;
}

/**
 * Several outcomes as one, which fails as the first of them that does.
 * @param {readonly Outcome[]} outcomes
 * @returns {Outcome}
 */
export function joined(outcomes) {
  return {
    code: outcomes.find(({ code }) => code !== 0)?.code ?? 0,
    output: outcomes.map(({ output }) => output.trimEnd()).join('\n'),
  };
}

/**
 * The manifest of the compiler that the strangers bring along.
 * @param {string} folder
 * @returns {string} its file
 */
export const compilerManifest = (folder) =>
  createRequire(path.join(folder, 'package.json')).resolve('typescript/package.json');

/**
 * Runs that compiler.
 * @param {string} folder
 * @param {readonly string[]} parameters
 * @returns {Promise<Outcome>}
 */
export function runCompiler(folder, parameters) {
  const program = path.join(path.dirname(compilerManifest(folder)), 'bin/tsc');
  return run(process.execPath, [program, '--pretty', 'false', ...parameters], { cwd: folder, output: 'collect' });
}
