// How quick and how heavy the cron engine is beside its peers, in one run: `pnpm bench:cron [--quick] [--json]`.
// A peer counts where it answers rightly; ratios are to the fastest of those. Exit code 1 when a goal does not hold.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { cases } from './cron/cases.mjs';
import { race } from './race.mjs';
import { reference } from './cron/reference.mjs';
import { installedPeers } from './peers/installed.mjs';
import { root, say } from '../scripts/workspace.mjs';
import { readOptions } from '../scripts/program-options.mjs';

// Peers without a time zone of their own work in that of the process.
process.env.TZ = 'UTC';
const { values } = readOptions({
  usage: 'pnpm bench:cron [options]',
  about: 'Measures cron expressions beside other libraries. Figures and goals: docs/quality.md.',
  options: {
    json: { type: 'boolean', about: 'prints the figures as JSON on stdout' },
    quick: { type: 'boolean', about: 'fewer rounds, for a first look' },
  },
});
const settings = values.quick === true ? { rounds: 3, slice: 15 } : { rounds: 7, slice: 30 };

const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-cron-'));
const core = path.join(root, 'packages/core/src/features/schedule/cron');
const door = JSON.stringify(path.join(core, 'index.ts'));
const engineNames = 'parseCron, nextFire, previousFire, fires, matches, neverFires, countFires';
/** The engine tells what is wrong by kind and place; the sentences about it belong to the languages. */
const withoutSentences = {
  name: 'without-sentences',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('cron.messages.ts')
      ? 'export const cronMessages = {};'
      : id.endsWith('fault-sentence.ts')
        ? 'export const sentenceOfFault = () => null;'
        : undefined,
};
const file = path.join(folder, 'cron.mjs');

/** @type {{ what: string, ours: string, best: string, goal: string, ratio: string, holds: boolean }[]} */
const rows = [];
const rate = (value) =>
  value >= 1e6
    ? `${(value / 1e6).toFixed(2)} M/s`
    : value >= 1e4
      ? `${(value / 1e3).toFixed(0)} k/s`
      : `${value.toFixed(0)} /s`;

/** Deterministic instants, so that nobody answers from a memory of one. */
let seed = 20240229;
const random = () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
const instants = Array.from({ length: 1024 }, () => Math.floor(1_704_067_200 + random() * 3 * 365 * 86_400) * 1000);
const dates = instants.map((instant) => new Date(instant));
let sink = 0;

try {
  const languages = await bundle(
    `export { ${engineNames}, describeCron } from ${door};`,
    path.join(folder, 'languages.mjs'),
    core,
  );
  const described = await bundle(
    `export { ${engineNames}, describeCron } from ${door};`,
    path.join(folder, 'described.mjs'),
    core,
    [withoutSentences],
  );
  const engine = await bundle(`export { ${engineNames} } from ${door};`, path.join(folder, 'engine.mjs'), core, [
    withoutSentences,
  ]);
  const everything = await bundle(`export * from ${door};`, file, core);
  await installedPeers();
  const { cronPeers, describePeer } = await import('./peers/cron-peers.mjs');
  const { countFires, describeCron, fires, neverFires, nextFire, parseCron, previousFire } = await import(
    pathToFileURL(file).href
  );

  /** The peers that can say an expression, and their handles of it. */
  const speakers = (expression, zone) =>
    Object.entries(cronPeers).flatMap(([name, peer]) => {
      const text = peer.translate(expression, zone);
      if (text === null) return [];
      try {
        return [{ name, peer, handle: peer.parse(text, zone) }];
      } catch {
        return [];
      }
    });

  function isRight(ask, expected) {
    try {
      return expected.every((instant, index) => (ask(dates[index])?.getTime() ?? null) === instant);
    } catch {
      return false;
    }
  }

  function compare(what, ours, peers, goal) {
    const result = race([{ name: 'ours', run: ours }, ...peers], settings);
    const [best = ['none', 0]] = Object.entries(result)
      .filter(([name]) => name !== 'ours')
      .toSorted(([, a], [, b]) => b - a);
    const ratio = result.ours / best[1];
    rows.push({
      what,
      ours: rate(result.ours),
      best: `${best[0]} ${rate(best[1])}`,
      ratio: `${ratio.toFixed(1)} ×`,
      goal: `${goal} ×`,
      holds: ratio >= goal,
    });
    say(`${what}: ${ratio.toFixed(1)} × ${best[0]}`);
  }

  for (const { zone, list } of cases.next)
    for (const [name, text, goal] of list) {
      const expression = parseCron(text).value;
      const known = zone === 'UTC' ? reference(text).next : (from) => nextFire(expression, from, zone);
      const expected = instants.slice(0, 24).map(known);
      if (!expected.every((instant, index) => instant === nextFire(expression, instants[index], zone)))
        throw new Error(`ours is wrong: ${text}`);
      const right = speakers(text, zone).filter(({ peer, handle }) =>
        isRight((from) => peer.next(handle, from), expected),
      );
      compare(
        `next, ${zone}: ${name}`,
        (count) => {
          for (let i = 0; i < count; i += 1) sink += nextFire(expression, instants[i & 1023], zone);
        },
        right.map(({ name: peerName, peer, handle }) => ({
          name: peerName,
          run: (count) => {
            for (let i = 0; i < count; i += 1) sink += peer.next(handle, dates[i & 1023]) === null ? 1 : 0;
          },
        })),
        goal,
      );
    }

  for (const [name, text, goal] of cases.previous) {
    const expression = parseCron(text).value;
    const expected = instants.slice(0, 24).map(reference(text).previous);
    if (!expected.every((instant, index) => instant === previousFire(expression, instants[index], 'UTC')))
      throw new Error(`ours is wrong: ${text}`);
    const right = speakers(text, 'UTC').filter(
      ({ peer, handle }) => peer.previous !== undefined && isRight((from) => peer.previous(handle, from), expected),
    );
    compare(
      `previous, UTC: ${name}`,
      (count) => {
        for (let i = 0; i < count; i += 1) sink += previousFire(expression, instants[i & 1023], 'UTC');
      },
      right.map(({ name: peerName, peer, handle }) => ({
        name: peerName,
        run: (count) => {
          for (let i = 0; i < count; i += 1) sink += peer.previous(handle, dates[i & 1023]) === null ? 1 : 0;
        },
      })),
      goal,
    );
  }

  const thousand = (expression, from, zone) => {
    const list = [];
    for (const fire of fires(expression, { from: from + 1000 }, zone)) if (list.push(fire) === 1000) break;
    return list;
  };
  for (const [name, text, zone, goal] of cases.many) {
    const expression = parseCron(text).value;
    const expected = JSON.stringify(thousand(expression, instants[0], zone));
    const right = speakers(text, zone).filter(
      ({ peer, handle }) =>
        JSON.stringify(peer.many(handle, dates[0], 1000).map((date) => date.getTime())) === expected,
    );
    compare(
      `a thousand fires, ${zone}: ${name}`,
      (count) => {
        for (let i = 0; i < count; i += 1) sink += thousand(expression, instants[i & 1023], zone).length;
      },
      right.map(({ name: peerName, peer, handle }) => ({
        name: peerName,
        run: (count) => {
          for (let i = 0; i < count; i += 1) sink += peer.many(handle, dates[i & 1023], 1000).length;
        },
      })),
      goal,
    );
  }

  for (const [name, texts, goal] of cases.parse) {
    const able = Object.entries(cronPeers).flatMap(([peerName, { translate, parse }]) => {
      const translated = texts.map((text) => translate(text, 'UTC'));
      try {
        if (translated.includes(null)) return [];
        for (const text of translated) parse(text, 'UTC');
        return [
          {
            name: peerName,
            run: (count) => {
              for (let i = 0; i < count; i += 1) sink += parse(translated[i & 7], 'UTC') === null ? 1 : 0;
            },
          },
        ];
      } catch {
        return [];
      }
    });
    compare(
      `parse: ${name}`,
      (count) => {
        for (let i = 0; i < count; i += 1) sink += parseCron(texts[i & 7]).ok ? 1 : 0;
      },
      able,
      goal,
    );
  }

  for (const locale of ['zh-CN', 'en-US'])
    compare(
      `describe from text, ${locale}`,
      (count) => {
        for (let i = 0; i < count; i += 1) sink += describeCron(parseCron(cases.describe[i & 7]).value, locale).length;
      },
      [
        {
          name: 'cronstrue',
          run: (count) => {
            for (let i = 0; i < count; i += 1) sink += describePeer(cases.describe[i & 7], locale).length;
          },
        },
      ],
      10,
    );

  const limit = (what, figure, most, unit) =>
    rows.push({
      what,
      ours: `${figure.toFixed(1)} ${unit}`,
      best: '',
      ratio: (figure / most).toFixed(2),
      goal: `≤ ${most} ${unit}`,
      holds: figure <= most,
    });
  const figure = (what, ours) => rows.push({ what, ours, best: '', ratio: '', goal: '', holds: true });
  /** The median of many single calls, in microseconds. */
  const microseconds = (run) => {
    const spent = Array.from({ length: 201 }, (_, index) => {
      const start = performance.now();
      run(index);
      return (performance.now() - start) * 1000;
    });
    return spent.toSorted((a, b) => a - b)[100] ?? 0;
  };
  const after2024 = Date.UTC(2024, 2, 1);
  limit(
    'what never fires is null, parsed anew, the slowest of six',
    Math.max(
      ...cases.never.map((text) =>
        microseconds(() => {
          const expression = parseCron(text).value;
          if (nextFire(expression, after2024, 'UTC') !== null || (!text.endsWith('2020') && !neverFires(expression)))
            throw new Error(`${text} fires`);
        }),
      ),
    ),
    50,
    'µs',
  );
  const everySecond = parseCron('* * * * * ? *').value;
  const year = 365 * 86_400_000;
  limit(
    'counting a year of every second',
    microseconds((index) => {
      if (
        countFires(everySecond, { from: instants[index], to: instants[index] + year }, 'America/New_York') !==
        31_536_000
      )
        throw new Error('miscounted');
    }),
    20,
    'µs',
  );
  limit('engine, minified and gzipped: parse, fires, count', engine / 1000, 6, 'kB');
  limit('engine with descriptions in both languages', described / 1000, 10, 'kB');
  figure('the same with the sentences about errors in both languages', `${(languages / 1000).toFixed(1)} kB`);
  figure('the whole door, with drafts and bounds of the editor', `${(everything / 1000).toFixed(1)} kB`);
  const importTime = (address) => {
    const script = `const start = performance.now(); await import(${JSON.stringify(address)}); console.log(performance.now() - start)`;
    const spent = Array.from({ length: 9 }, () =>
      Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
    );
    return spent.toSorted((a, b) => a - b)[4] ?? 0;
  };
  figure('importing an empty module, median of nine processes', `${importTime('data:text/javascript,').toFixed(1)} ms`);
  limit('importing the whole door, median of nine processes', importTime(pathToFileURL(file).href), 8, 'ms');

  if (values.json === true) console.log(JSON.stringify({ node: process.version, rows }, null, 2));
  else print();
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
  if (sink === 0.5) console.log(sink);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function print() {
  console.log('| What | Ours | Fastest right peer | Ratio | Goal | Holds |\n|---|---|---|---|---|---|');
  for (const { what, ours, best, ratio, goal, holds } of rows)
    console.log(`| ${what} | ${ours} | ${best} | ${ratio} | ${goal} | ${goal === '' ? '' : holds ? 'yes' : 'NO'} |`);
}
