import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './workspace.mjs';

/** Every other project refers to it. */
const CORE = 'packages/core/tsconfig.lib.json';

/** About half of the work once the core is compiled: the server and the core's tests; the other half is all other projects. */
const FIRST_HALF = new Set(['packages/server', 'packages/core']);

/**
 * @param {readonly string[]} projects
 * @returns {Promise<{ code: number, output: string }>}
 */
function compile(projects) {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  return run(process.execPath, [compiler, '--build', ...projects], { output: 'collect' });
}

/**
 * Checks the types of every project that tsconfig.json names: the core, then two halves side by side. What was compiled
 * stays in `.types/`, so that the next call compiles only what has changed.
 * @returns {Promise<{ code: number, output: string }>} each error once
 */
export async function checkTypes() {
  /** @type {{ references: { path: string }[] }} */
  const { references } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
  const projects = references.map((reference) => reference.path);
  const core = await compile([CORE]);
  const halves = await Promise.all([
    compile(projects.filter((project) => FIRST_HALF.has(project))),
    compile(projects.filter((project) => !FIRST_HALF.has(project))),
  ]);
  const outcomes = [core, ...halves];
  const errors = outcomes.flatMap(({ output }) => output.split(/\n(?=\S)/).filter((error) => error.trim() !== ''));
  return {
    code: Math.max(...outcomes.map(({ code }) => code)),
    output: [...new Set(errors.map((error) => error.trimEnd()))].map((error) => `${error}\n`).join(''),
  };
}
