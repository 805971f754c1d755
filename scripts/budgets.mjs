import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

/**
 * What each group of tests may take: `budgets.json` at the root.
 * @returns {import('./test-costs.mjs').Budgets}
 */
export function readBudgets() {
  return JSON.parse(readFileSync(path.join(root, 'budgets.json'), 'utf8'));
}
