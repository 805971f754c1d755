import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { bundle } from '../bundle.mjs';
import { root } from '../../scripts/workspace.mjs';
import { placeTree } from './nodes.mjs';

const core = path.join(root, 'packages/core');
const source = (file) => JSON.stringify(path.join(core, 'src', file));

/** Milliseconds of the best of some rounds: what the core does with a tree, without a page. */
export async function measureTreeModel(rounds) {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-widgets-'));
  try {
    const file = path.join(folder, 'tree-model.mjs');
    await bundle(
      `export { departmentNode } from ${source('contract/access/picker.contract.ts')};
       export { branchKeys, foundDepartments } from ${source('features/access/people-pickers/department-tree.model.ts')};
       export { foundNodes } from ${source('features/records/tree/select/found-nodes.model.ts')};
       export { array, parse } from 'valibot';`,
      file,
      core,
    );
    const { array, branchKeys, departmentNode, foundDepartments, foundNodes, parse } = await import(
      pathToFileURL(file).href
    );
    const answer = JSON.stringify(placeTree((key, title, children) => ({ key, title, children })));
    const departments = JSON.parse(answer);
    const nodes = placeTree((value, label, children) => ({
      value,
      label,
      children,
      isLeaf: children.length === 0,
      status: 'loaded',
    }));
    const schema = array(departmentNode);
    return [
      ['answer of a server parsed by its schema', () => parse(schema, JSON.parse(answer))],
      ['departments found by one letter, and those to open', () => branchKeys(foundDepartments(departments, '老'))],
      ['nodes of a tree select found by one letter', () => foundNodes(nodes, '老')],
    ].map(([what, work]) => ({ what, time: best(rounds, work) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function best(rounds, work) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return Math.round(least * 10) / 10;
}
