// Identity cards against other people's libraries, in one run: `pnpm bench:idcard [--json] [--quick]`. Compare the ratios.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, say } from '../scripts/workspace.mjs';
import { bundle } from './bundle.mjs';
import { mixedSet, traffic } from './idcard/numbers.mjs';
import { idCardPeers } from './idcard/peers.mjs';
import { installedPeers, peersFolder } from './peers/installed.mjs';
import { race } from './race.mjs';
import { readOptions } from '../scripts/program-options.mjs';

const { values } = readOptions({
  usage: 'pnpm bench:idcard [options]',
  about: 'Measures the check of identity cards beside other libraries. Figures and goals: docs/quality.md.',
  options: {
    json: { type: 'boolean', about: 'prints the figures as JSON on stdout' },
    quick: { type: 'boolean', about: 'fewer rounds, for a first look' },
  },
});
// Many short slices rather than few long ones: in the best of them nothing else ran, for whoever is measured.
const settings = values.quick === true ? { rounds: 20, slice: 3 } : { rounds: 120, slice: 3 };
const now = Date.now();
const core = path.join(root, 'packages/core');
const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-'));

try {
  const require = await installedPeers();
  const entry = path.join(folder, 'ours.mjs');
  const ours = `export { checkIdCard } from '${core}/src/features/validation/validators/index.ts'`;
  const oursGzip = await bundle(ours, entry, core);
  const { checkIdCard } = await import(pathToFileURL(entry).href);
  const peers = quietly(() => idCardPeers(require));
  const checks = {
    ours: (text) => checkIdCard(text, { now }).valid,
    ...Object.fromEntries(Object.entries(peers).map(([name, { check }]) => [name, check])),
  };

  say('speed …');
  const speed = Object.entries(traffic(1024)).map(([what, numbers]) => ({ what, ...speedOf(checks, numbers) }));
  say('right answers …');
  const answers = Object.entries(checks).map(([name, check]) => ({ name, ...rightAnswers(check) }));
  say('size …');
  const sizes = [{ name: 'ours', gzip: oursGzip, importMs: importTime(entry) }];
  for (const [name, { source }] of Object.entries(peers)) {
    const file = path.join(folder, 'peer.mjs');
    sizes.push({ name, gzip: await bundle(source, file, peersFolder).catch(() => null), importMs: importTime(file) });
  }
  const regionsFile = path.join(folder, 'regions.mjs');
  const regions = await bundle(
    `export { createRegionTable } from '${core}/src/features/validation/regions/index.ts'`,
    regionsFile,
    core,
  );

  const ourSpeed = speed.find(({ what }) => what === 'mixed');
  const targets = [
    { what: 'right answers of the mixed set', figure: answers[0].right, target: answers[0].of },
    {
      what: 'right numbers, times identity-card, the fastest that looks at all of a number',
      figure: timesOf(speed[0], 'identity-card'),
      target: 4,
    },
    { what: 'mixed traffic, times identity-card', figure: timesOf(ourSpeed, 'identity-card'), target: 4 },
    {
      what: 'right numbers, times validator, the peer with the most right answers',
      figure: timesOf(speed[0], 'validator'),
      target: 10,
    },
    { what: 'mixed traffic, times validator', figure: timesOf(ourSpeed, 'validator'), target: 10 },
    { what: 'gzip without regions, bytes', figure: oursGzip, target: 1500, isLimit: true },
    { what: 'gzip of the regions with their history, bytes', figure: regions, target: 20_000, isLimit: true },
  ].map((row) => ({ ...row, holds: row.isLimit === true ? row.figure <= row.target : row.figure >= row.target }));
  if (values.json === true) console.log(JSON.stringify({ answers, speed, sizes, targets }, null, 2));
  else print({ answers, speed, sizes, targets });
  process.exitCode = targets.every(({ holds }) => holds) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** How many verdicts of the mixed set are right; throwing is none. */
function rightAnswers(check) {
  const verdicts = mixedSet
    .filter(({ isPolicy }) => isPolicy !== true)
    .flatMap(({ group, valid, numbers }) =>
      numbers.map((number) => ({ group, isRight: quietly(() => verdict(check, number)) === valid })),
    );
  const wrong = wrongByGroup(verdicts);
  return { right: verdicts.filter(({ isRight }) => isRight).length, of: verdicts.length, wrong };
}

function wrongByGroup(verdicts) {
  const counts = new Map();
  for (const { group, isRight } of verdicts) if (!isRight) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts].map(([group, count]) => `${group} ${count}`);
}

function verdict(check, number) {
  try {
    return check(number);
  } catch {
    return 'threw';
  }
}

function speedOf(checks, numbers) {
  let accepted = 0;
  const last = numbers.length - 1;
  const contestants = Object.entries(checks)
    // What throws on some number of the list cannot be timed on it.
    .filter(([, check]) => quietly(() => numbers.every((number) => verdict(check, number) !== 'threw')))
    .map(([name, check]) => ({
      name,
      run: (count) => {
        for (let index = 0; index < count; index += 1) if (check(numbers[index & last])) accepted += 1;
      },
    }));
  const perSecond = quietly(() => race(contestants, settings));
  if (accepted < 0) throw new Error('never');
  const [[fastest, most]] = Object.entries(perSecond)
    .filter(([name]) => name !== 'ours')
    .toSorted(([, one], [, other]) => other - one);
  return { perSecond, fastest, times: perSecond.ours / most };
}

function timesOf({ perSecond }, peer) {
  return round(perSecond.ours / perSecond[peer]);
}

/** Milliseconds of importing a file in a new process, the middle one of five. */
function importTime(file) {
  const script = `const started = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(performance.now() - started)`;
  const times = Array.from({ length: 5 }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
        .trim()
        .split('\n')
        .at(-1),
    ),
  );
  return round(times.toSorted((one, other) => one - other)[2]);
}

/** Some peers write to the console about what they refuse. */
function quietly(work) {
  const { log, warn, error } = console;
  Object.assign(console, { log: () => {}, warn: () => {}, error: () => {} });
  try {
    return work();
  } finally {
    Object.assign(console, { log, warn, error });
  }
}

function round(value) {
  return Math.round(value * 100) / 100;
}

function print({ answers, speed, sizes, targets }) {
  const millions = (value) => (value === undefined ? '–' : `${round(value / 1e6)} M`);
  console.log(`| Numbers | ours | fastest peer | ratio | validator | ratio |\n|---|---|---|---|---|---|`);
  for (const { what, perSecond, fastest, times } of speed)
    console.log(
      `| ${what} | ${millions(perSecond.ours)}/s | ${fastest} ${millions(perSecond[fastest])}/s | ${round(times)} × | ${millions(perSecond.validator)}/s | ${round(perSecond.ours / perSecond.validator)} × |`,
    );
  console.log(`\n| Library | right answers | wrong | gzip | import |\n|---|---|---|---|---|`);
  for (const [index, { name, right, of, wrong }] of answers.entries())
    console.log(
      `| ${name} | ${right} of ${of} | ${wrong.join(', ')} | ${sizes[index].gzip ?? '–'} B | ${sizes[index].importMs} ms |`,
    );
  console.log(`\n| What | Figure | Target | Holds |\n|---|---|---|---|`);
  for (const { what, figure, target, isLimit, holds } of targets)
    console.log(`| ${what} | ${figure} | ${isLimit ? '≤' : '≥'} ${target} | ${holds ? 'yes' : 'NO'} |`);
}
