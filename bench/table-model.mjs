// The model of the editable table without a DOM, beside what tables usually do with immer, scans and reduces, in one run:
// `pnpm bench:table-model [--quick] [--json]`. Compare the ratios. Exit code 1 when a goal does not hold.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { installedPeers } from './peers/installed.mjs';
import { root, say } from '../scripts/workspace.mjs';
import { readOptions } from '../scripts/program-options.mjs';

const { values } = readOptions({
  usage: 'pnpm bench:table-model [options]',
  about: 'Measures the model of the editable table beside the usual ways. Figures and goals: docs/quality.md.',
  options: {
    json: { type: 'boolean', about: 'prints the figures as JSON on stdout' },
    quick: { type: 'boolean', about: 'fewer rounds, for a first look' },
  },
});
const rounds = values.quick === true ? 2 : 7;
const ROWS = 100_000;
const COLUMNS = 20;
const EDITS = 10_000;
/** Naive ways are timed over so few edits and counted up: all of them would take minutes. */
const NAIVE_EDITS = 100;

let seed = 42;
const random = () => (seed = (seed * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff) / 0x7f_ff_ff_ff;
const keys = Array.from({ length: COLUMNS }, (_, column) => `c${column}`);
const valueOf = (row, column) => (column % 2 === 1 ? (row * (column + 3)) % 1000 : `v${row}-${column}`);
/** Rows as an answer of the server gives them. */
const answer = JSON.stringify(
  Array.from({ length: ROWS }, (_, row) => ({
    id: `k${row}`,
    orderNum: row + 1,
    ...Object.fromEntries(keys.map((key, column) => [key, valueOf(row, column)])),
  })),
);
const edits = Array.from({ length: EDITS }, (_, index) => {
  const column = Math.floor(random() * COLUMNS);
  return { row: Math.floor(random() * ROWS), column: keys[column], value: column % 2 === 1 ? index : `e${index >> 3}` };
});
const isEmpty = (value) => value === null || value === undefined || value === '';
const kindOf = Object.fromEntries(keys.map((key, column) => [key, column % 2 === 1 ? 'number' : 'string']));
const summed = ['c1', 'c3', 'c5', 'c7'];
const rules = {
  c0: [{ required: true }, { unique: true }],
  c2: [{ required: true }, { pattern: '^[a-z0-9-]+$' }],
  c3: [{ required: true }, { pattern: '^-?[0-9]+(\\.[0-9]+)?$' }],
};
const columns = keys.map((key, index) => ({
  key,
  title: key,
  type: index % 2 === 1 ? 'inputNumber' : 'input',
  ...(rules[key] && { validateRules: rules[key] }),
  ...(summed.includes(key) && { statistics: 'sum' }),
}));

const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-table-'));
const core = path.join(root, 'packages/core');
const feature = path.join(core, 'src/features/grid/editable-table');
const door = (name) => JSON.stringify(path.join(feature, name));

/** @type {{ what: string, ours: string, naive: string, ratio: string, goal: string, holds: boolean }[]} */
const report = [];
const milliseconds = (value) =>
  value >= 10_000
    ? `${(value / 1000).toFixed(0)} s`
    : value >= 100
      ? `${value.toFixed(0)} ms`
      : value >= 0.1
        ? `${value.toFixed(2)} ms`
        : `${(value * 1000).toFixed(1)} µs`;

/** Seconds of the best round of what was measured last; a busy machine lengthens them less than those of the clock. */
let leastProcessorTime = Number.POSITIVE_INFINITY;

/** The best of some rounds, each on a table of its own; `run` is timed, `prepare` is not. */
function best(prepare, run, times = rounds) {
  leastProcessorTime = Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < times; round += 1) {
    const prepared = prepare();
    globalThis.gc?.();
    const before = process.cpuUsage();
    const start = performance.now();
    run(prepared);
    least = Math.min(least, performance.now() - start);
    const { user, system } = process.cpuUsage(before);
    leastProcessorTime = Math.min(leastProcessorTime, (user + system) / 1e6);
  }
  return least;
}

try {
  const file = path.join(folder, 'engine.mjs');
  const size = await bundle(
    `export { createTableEngine } from ${door('engine/table-engine.ts')}; export { builtInKinds } from ${door('kinds/kind-registry.ts')};`,
    file,
    core,
  );
  const alone = await bundle(
    `export { createTableEngine } from ${door('engine/table-engine.ts')};`,
    path.join(folder, 'alone.mjs'),
    core,
  );
  const { createTableEngine, builtInKinds } = await import(pathToFileURL(file).href);
  await installedPeers();
  const { produce, produceWithPatches, applyPatches, enablePatches, setAutoFreeze } =
    await import('./peers/immer-peer.mjs');
  enablePatches();

  let ids = 0;
  const engineOf = (rows) => {
    const engine = createTableEngine({ columns, kinds: builtInKinds, newId: () => String((ids += 1)) });
    engine.load(rows);
    return engine;
  };
  const rowsOf = () => JSON.parse(answer);
  const keysOf = (engine) => edits.map(({ row }) => engine.keyAt(row));
  const one = (row, { column, value }) => ({
    origin: 'typing',
    changes: [{ kind: 'cellsWritten', cells: [{ row, column, value }] }],
  });
  const many = (list) => ({
    origin: 'paste',
    changes: [
      { kind: 'cellsWritten', cells: edits.map(({ column, value }, index) => ({ row: list[index], column, value })) },
    ],
  });

  function compare(what, ours, naive, goal) {
    const ratio = ours / naive;
    report.push({
      what,
      ours: milliseconds(ours),
      naive: milliseconds(naive),
      ratio: ratio < 0.001 ? ratio.toExponential(1) : ratio.toFixed(3),
      goal: `≤ ${goal}`,
      holds: ratio <= goal,
    });
    say(`${what}: ${milliseconds(ours)} beside ${milliseconds(naive)}`);
  }
  function limit(what, figure, most, unit) {
    report.push({
      what,
      ours: `${figure.toFixed(2)} ${unit}`,
      naive: '',
      ratio: '',
      goal: `≤ ${most} ${unit}`,
      holds: figure <= most,
    });
  }

  /** What tables do that keep an array in immer: copy it, look through it for the value, add up the columns anew. */
  const naiveEdit = (table, { row, column, value }) => {
    const [rows, , inverse] = produceWithPatches(table.rows, (draft) => {
      draft[row][column] = value;
    });
    table.rows = rows;
    table.log.push(inverse);
    for (const rule of rules[column] ?? []) {
      if (rule.required && isEmpty(value)) table.bad += 1;
      if (rule.pattern && !isEmpty(value) && !new RegExp(rule.pattern, 'u').test(String(value))) table.bad += 1;
      if (rule.unique && rows.filter((other) => other[column] === value).length > 1) table.bad += 1;
    }
    table.sums = summed.map((key) => rows.reduce((sum, values) => sum + Number(values[key]), 0));
  };
  const naiveOf = () => ({ rows: rowsOf(), log: [], bad: 0, sums: [] });
  const spread = edits.filter((_, index) => index % (EDITS / NAIVE_EDITS) === 0);

  say('single edits …');
  const single = best(
    () => {
      const engine = engineOf(rowsOf());
      return { engine, list: keysOf(engine) };
    },
    ({ engine, list }) => {
      for (const [index, edit] of edits.entries()) {
        engine.commit(one(list[index], edit));
        engine.statistics();
      }
    },
  );
  limit('10,000 edits one by one, processor time of all threads', leastProcessorTime, 0.3, 's');
  // As it comes, immer freezes what it made; the other ways below are without, which is quicker.
  const naiveSingle =
    (best(
      naiveOf,
      (table) => {
        for (const edit of spread) naiveEdit(table, edit);
      },
      2,
    ) *
      EDITS) /
    NAIVE_EDITS;
  compare(
    '10,000 edits one by one, each checked (uniqueness too), summed and undoable; indexes built within',
    single,
    naiveSingle,
    0.001,
  );

  setAutoFreeze(false);
  say('the other gestures …');
  const edited = () => {
    const engine = engineOf(rowsOf());
    const list = keysOf(engine);
    for (const [index, edit] of edits.entries()) engine.commit(one(list[index], edit));
    return engine;
  };
  const naiveEdited = () => {
    const table = naiveOf();
    for (const edit of spread) naiveEdit(table, edit);
    return table;
  };
  compare(
    'undo of those 10,000, one by one',
    best(edited, (engine) => {
      while (engine.canUndo()) engine.undo();
    }),
    (best(
      naiveEdited,
      (table) => {
        for (const inverse of table.log.toReversed()) table.rows = applyPatches(table.rows, inverse);
      },
      2,
    ) *
      EDITS) /
      NAIVE_EDITS,
    0.1,
  );
  const ready = () => {
    const engine = engineOf(rowsOf());
    engine.statistics();
    engine.validate('getValues');
    return { engine, list: keysOf(engine) };
  };
  compare(
    '10,000 cells as one commit',
    best(ready, ({ engine, list }) => {
      engine.commit(many(list));
      engine.statistics();
    }),
    best(naiveOf, (table) => {
      const [rows, , inverse] = produceWithPatches(table.rows, (draft) => {
        for (const { row, column, value } of edits) draft[row][column] = value;
      });
      table.rows = rows;
      table.log.push(inverse);
      const seen = new Map();
      for (const { c0 } of table.rows) seen.set(c0, (seen.get(c0) ?? 0) + 1);
      table.sums = summed.map((key) => table.rows.reduce((sum, row) => sum + Number(row[key]), 0));
    }),
    1,
  );
  compare(
    'a row dragged from the end to the top, orderNum from 1',
    best(
      () => {
        const { engine } = ready();
        engine.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row: engine.keyAt(1), to: 5 }] });
        return engine;
      },
      (engine) =>
        engine.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row: engine.keyAt(ROWS - 1), to: 0 }] }),
    ),
    best(
      naiveOf,
      (table) => {
        table.rows = produce(table.rows, (draft) => {
          const [last] = draft.splice(ROWS - 1, 1);
          draft.unshift(last);
          for (const [index, row] of draft.entries()) row.orderNum = index + 1;
        });
      },
      2,
    ),
    0.005,
  );
  compare(
    'the first drag of a table, which lays out its order',
    best(
      () => ready().engine,
      (engine) =>
        engine.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row: engine.keyAt(ROWS - 1), to: 0 }] }),
    ),
    best(
      naiveOf,
      (table) => {
        const rows = table.rows.slice();
        rows.unshift(rows.pop());
        table.rows = rows.map((row, index) => ({ ...row, orderNum: index + 1 }));
      },
      2,
    ),
    0.5,
  );
  compare(
    'validate all: every value’s kind, five rules, uniqueness',
    best(
      () => engineOf(rowsOf()),
      (engine) => engine.validate('getValues'),
    ),
    best(naiveOf, (table) => {
      for (const row of table.rows)
        for (const key of keys) {
          for (const rule of rules[key] ?? []) {
            if (rule.required && isEmpty(row[key])) table.bad += 1;
            if (rule.pattern && !isEmpty(row[key]) && !new RegExp(rule.pattern, 'u').test(String(row[key])))
              table.bad += 1;
          }
          if (!isEmpty(row[key]) && typeof row[key] !== kindOf[key]) table.bad += 1;
        }
      const seen = new Map();
      for (const { c0 } of table.rows) seen.set(c0, (seen.get(c0) ?? 0) + 1);
      for (const count of seen.values()) if (count > 1) table.bad += count;
    }),
    3,
  );
  compare(
    'select all, and its facts',
    best(
      () => ready().engine,
      (engine) => {
        engine.selectAll(true);
        engine.selection();
      },
    ),
    best(naiveOf, (table) => {
      table.selected = new Set(table.rows.map(({ id }) => id));
    }),
    0.1,
  );
  compare(
    'a row removed from the middle and brought back',
    best(
      () => {
        const { engine } = ready();
        engine.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row: engine.keyAt(1), to: 5 }] });
        return engine;
      },
      (engine) => {
        engine.commit({ origin: 'rows', changes: [engine.removal(engine.keyAt(ROWS / 2))] });
        engine.undo();
      },
    ),
    best(
      naiveOf,
      (table) => {
        const [rows, , inverse] = produceWithPatches(table.rows, (draft) => {
          draft.splice(ROWS / 2, 1);
        });
        table.rows = applyPatches(rows, inverse);
      },
      2,
    ),
    0.1,
  );
  limit(
    'load of 100,000 rows',
    best(rowsOf, (rows) => engineOf(rows)),
    5,
    'ms',
  );
  limit('the engine alone, minified and gzipped', alone / 1000, 20, 'kB');
  report.push({
    what: 'engine with all built-in kinds, minified and gzipped',
    ours: `${(size / 1000).toFixed(1)} kB`,
    naive: '',
    ratio: '',
    goal: '',
    holds: true,
  });

  if (values.json === true) console.log(JSON.stringify({ node: process.version, report }, null, 2));
  else print();
  process.exitCode = report.every(({ holds }) => holds) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function print() {
  console.log('| What | Ours | Naive | Ratio | Goal | Holds |\n|---|---|---|---|---|---|');
  for (const { what, ours, naive, ratio, goal, holds } of report)
    console.log(`| ${what} | ${ours} | ${naive} | ${ratio} | ${goal} | ${goal === '' ? '' : holds ? 'yes' : 'NO'} |`);
}
