import path from 'node:path';
import { root, run } from './workspace.mjs';

/**
 * Checks the types of every project that tsconfig.json names, with the native compiler. What was compiled stays in `.types/`, so that
 * the next call compiles only what has changed.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function checkTypes() {
  const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
  return run(process.execPath, [compiler, '--build', '--pretty', 'false'], { output: 'collect' });
}
