// How quickly the command line starts, and how it takes a large table: `pnpm bench:cli [--json] [--no-build] [--runs N]`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run, say } from '../scripts/workspace.mjs';
import { writeCardTable } from './cli/card-table.mjs';
import { readOptions } from '../scripts/program-options.mjs';

const { values } = readOptions({
  usage: 'pnpm bench:cli [options]',
  about: 'Measures how quickly the command line starts and checks files. Figures and goals: docs/quality.md.',
  options: {
    json: { type: 'boolean', about: 'prints the figures as JSON on stdout' },
    'no-build': { type: 'boolean', about: 'measures what is built already' },
    runs: { type: 'string', value: 'number', about: 'how often each is measured', default: '15' },
  },
});
const runs = Number(values.runs);
const program = path.join(root, 'packages/cli/dist/bin.js');
const peakMemory = path.join(root, 'bench/cli/peak-memory.cjs');

const LARGEST_START = 1.5;
const LONGEST_CHECK = 3000;
const MOST_GROWTH = 1.5;

/** What is measured against: Node alone, and Node with the calendar of the host, which has to be opened to know any time zone. */
const baselines = {
  'node -e 0': ['--eval', '0'],
  'node that asks for a time zone': ['--eval', "new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Shanghai' })"],
};

/** Commands that need no server. */
const commands = {
  'evergreen --help': ['--help'],
  'cron explain': ['cron', 'explain', '0 0 9 ? * MON-FRI'],
  'cron next': ['cron', 'next', '0 0 9 ? * MON-FRI'],
  'cron next in New York': ['cron', 'next', '0 0 9 ? * MON-FRI', '--zone', 'America/New_York'],
  'idcard (with the region)': ['idcard', '11010519491231002X'],
  'validate mobile': ['validate', 'mobile', '13800000000'],
  password: ['password'],
};

/** Runs Node to its end; milliseconds by the clock, and the peak of its memory in kilobytes where that is asked for. */
function timed(words, asksMemory = false) {
  const started = performance.now();
  const child = spawn(process.execPath, asksMemory ? ['--require', peakMemory, ...words] : words, {
    stdio: ['ignore', 'ignore', 'ignore', asksMemory ? 'pipe' : 'ignore'],
  });
  let memory = '';
  child.stdio[3]?.on('data', (piece) => (memory += piece));
  return new Promise((resolve) => {
    child.on('close', () => resolve({ milliseconds: performance.now() - started, kilobytes: Number(memory) }));
  });
}

if (values['no-build'] !== true) await run(process.execPath, ['scripts/build.mjs', 'cli'], { output: 'stderr' });
const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-'));
try {
  say('start …');
  // One after the other in every round, so that the machine's other work falls on all alike; the quickest counts, as that work only adds.
  const quickest = {};
  const starts = [
    ...Object.entries(baselines),
    ...Object.entries(commands).map(([name, words]) => [name, [program, ...words]]),
  ];
  for (let round = 0; round < runs; round += 1)
    for (const [name, words] of starts)
      quickest[name] = Math.min(quickest[name] ?? Number.POSITIVE_INFINITY, (await timed(words)).milliseconds);
  const [bare, withZone] = Object.keys(baselines);
  const rows = Object.entries(quickest).map(([name, milliseconds]) => {
    const against = commands[name]?.includes('--zone') === true ? withZone : bare;
    const isBaseline = name in baselines;
    return {
      what: isBaseline ? name : `${name}, against ${against}`,
      figure: `${milliseconds.toFixed(1)} ms`,
      ratio: milliseconds / quickest[against],
      limit: isBaseline ? null : LARGEST_START,
    };
  });

  say('a million identity cards …');
  const check = async (count) => {
    const file = path.join(folder, `${count}.csv`);
    writeCardTable(file, count);
    return timed([program, 'idcard', '--csv', file, '--column', '身份证号'], true);
  };
  const tens = [await check(100_000), await check(100_000)];
  const million = [await check(1_000_000), await check(1_000_000), await check(1_000_000)];
  const least = (list, key) => Math.min(...list.map((each) => each[key]));
  const duration = least(million, 'milliseconds');
  const megabytes = least(million, 'kilobytes') / 1024;
  rows.push({
    what: '1,000,000 identity cards in a CSV file',
    figure: `${Math.round(duration)} ms`,
    ratio: duration / LONGEST_CHECK,
    limit: 1,
    unit: 'of 3 s',
  });
  rows.push({
    what: 'peak of memory with 1,000,000 rows, against 100,000 rows',
    figure: `${Math.round(megabytes)} MB`,
    ratio: least(million, 'kilobytes') / least(tens, 'kilobytes'),
    limit: MOST_GROWTH,
  });
  const judged = rows.map((row) => ({ ...row, holds: row.limit === null || row.ratio <= row.limit }));
  if (values.json === true) console.log(JSON.stringify({ runs, rows: judged }, null, 2));
  else print(judged);
  process.exitCode = judged.every(({ holds }) => holds) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function print(rows) {
  console.log('| What | Figure | Ratio | Limit | Holds |\n|---|---|---|---|---|');
  for (const { what, figure, ratio, limit, holds, unit } of rows)
    console.log(
      `| ${what} | ${figure} | ${ratio.toFixed(2)}${unit === undefined ? ' ×' : ` ${unit}`} | ${limit === null ? '' : `${limit.toFixed(2)}`} | ${limit === null ? '' : holds ? 'yes' : 'NO'} |`,
    );
}
