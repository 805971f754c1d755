// How quickly conditions filter rows beside json-logic-js, in one run: `pnpm bench:query [--quick] [--json]`.
// Both have to find the same rows. Exit code 1 when a goal does not hold.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { installedPeers } from './peers/installed.mjs';
import { race } from './race.mjs';
import { root } from '../scripts/workspace.mjs';
import { readOptions } from '../scripts/program-options.mjs';

const { values } = readOptions({
  usage: 'pnpm bench:query [options]',
  about: 'Measures conditions over rows beside another library. Figures and goals: docs/quality.md.',
  options: {
    json: { type: 'boolean', about: 'prints the figures as JSON on stdout' },
    quick: { type: 'boolean', about: 'fewer rounds, for a first look' },
  },
});
const settings = values.quick === true ? { rounds: 3, slice: 200 } : { rounds: 7, slice: 600 };
const ROWS = 100_000;
/** Share of the peer's time that filtering may take. */
const GOAL = 0.1;

const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-query-'));
const core = path.join(root, 'packages/core/src/resources');
const file = path.join(folder, 'query.mjs');

/** Deterministic rows of activities, as a list answers them. */
let seed = 20240229;
const random = (below) => ((seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32) * below;
const pad = (value) => String(Math.floor(value)).padStart(2, '0');
const rows = Array.from({ length: ROWS }, (_, index) => ({
  id: String(index),
  title: `${['重阳登高', '书法讲座', '健步走', '合唱排练'][index % 4]}（第${index}期）`,
  status: String(Math.floor(random(6))),
  quota: Math.floor(random(200)),
  startTime: `2026-${pad(1 + random(12))}-${pad(1 + random(28))} ${pad(random(24))}:00:00`,
  address: index % 5 === 0 ? null : '东湖绿道',
  organizerName: ['江城老年大学', '东湖街道'][index % 2],
}));
const condition = {
  all: [
    { field: 'title', rule: 'like', value: '书法' },
    { field: 'status', rule: 'in', value: ['1', '2', '3'] },
    { field: 'quota', rule: 'ge', value: 20 },
    { field: 'startTime', rule: 'ge', value: '2026-03-01 00:00:00' },
    { field: 'startTime', rule: 'lt', value: '2026-10-01 00:00:00' },
    { field: 'organizerName', rule: 'eq', value: '东湖街道' },
  ],
};
const logic = {
  and: [
    { in: ['书法', { var: 'title' }] },
    { in: [{ var: 'status' }, ['1', '2', '3']] },
    { '>=': [{ var: 'quota' }, 20] },
    { '>=': [{ var: 'startTime' }, '2026-03-01 00:00:00'] },
    { '<': [{ var: 'startTime' }, '2026-10-01 00:00:00'] },
    { '==': [{ var: 'organizerName' }, '东湖街道'] },
  ],
};

try {
  const modules = ['index.ts', 'condition/condition-holds.ts', 'condition/bind-constants.ts'].map((file) =>
    JSON.stringify(path.join(core, file)),
  );
  await bundle(
    `export { activityResource } from ${modules[0]}; export { compileCondition } from ${modules[1]}; export { bindConstants } from ${modules[2]};`,
    file,
    core,
  );
  const { activityResource, bindConstants, compileCondition } = await import(pathToFileURL(file).href);
  const jsonLogic = (await installedPeers())('json-logic-js');
  const bound = bindConstants(activityResource, condition);
  if (!bound.ok) throw new Error(bound.error['en-US']);
  const holds = compileCondition(bound.value);
  const ours = () => rows.filter(holds).length;
  const peer = () => rows.filter((row) => jsonLogic.apply(logic, row)).length;
  const found = [ours(), peer()];
  if (found[0] !== found[1] || found[0] === 0) throw new Error(`Different rows: ${found.join(' and ')}`);
  const times = (work) => (count) => {
    for (let turn = 0; turn < count; turn += 1) work();
  };
  const rates = race(
    [
      { name: 'ours', run: times(ours) },
      { name: 'json-logic-js', run: times(peer) },
    ],
    settings,
  );
  const [time, peerTime] = [1000 / rates.ours, 1000 / rates['json-logic-js']];
  const ratio = time / peerTime;
  const figure = { rows: ROWS, found: found[0], time, peerTime, ratio, goal: GOAL, holds: ratio <= GOAL };
  if (values.json === true) console.log(JSON.stringify({ machine: '2 cores', figures: [figure] }, null, 2));
  else
    console.log(
      `| What | Ours | json-logic-js | Ratio | Goal | Holds |\n|---|---|---|---|---|---|\n| ${ROWS} rows by six rules, ${found[0]} found | ${time.toFixed(1)} ms | ${peerTime.toFixed(1)} ms | ${ratio.toFixed(3)} | ${GOAL} | ${figure.holds ? 'yes' : 'NO'} |`,
    );
  process.exitCode = figure.holds ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
