// How quick the editable table is beside other grids, in real browsers and in one run:
// `pnpm bench:grid [--quick] [--json] [--pages ours,glide] [--rows 10000,100000] [--rounds 2] [--no-peers]`.
// Exit code 1 when a goal does not hold, or there was nothing of ours to measure.
import { say } from '../scripts/workspace.mjs';
import { ALWAYS_EDIT, ALWAYS_EDIT_ROWS, FEATURES_OFF, OURS, alwaysEditPeer, peers } from './grid/contestants.mjs';
import { createResults, judge } from './grid/goals.mjs';
import { isMeasurable, measure } from './grid/measure.mjs';
import { servePeers } from './grid/peer-pages.mjs';
import { printFailures, printFigures, printGoals } from './grid/print.mjs';
import { tableBeforePaint } from './grid/size.mjs';
import { startTablePage } from './grid/table-page.mjs';
import { readOptions } from '../scripts/program-options.mjs';

const { values } = readOptions({
  usage: 'pnpm bench:grid [options]',
  about: 'Measures the editable table beside other grids, in a browser. Figures and goals: docs/quality.md.',
  options: {
    quick: { type: 'boolean', about: 'fewer rounds, for a first look' },
    json: { type: 'boolean', about: 'prints the figures as JSON on stdout' },
    'no-peers': { type: 'boolean', about: 'measures no other library' },
    pages: { type: 'string', value: 'names', about: 'these pages alone, with commas between' },
    rows: { type: 'string', value: 'numbers', about: 'how many rows', default: '10000,100000' },
    rounds: { type: 'string', value: 'number', about: 'how many rounds' },
  },
});
const sizes = values.rows.split(',').map(Number);
const rounds = Number(values.rounds ?? (values.quick ? 1 : 2));
const known = [OURS, ...peers.map(({ id }) => id), alwaysEditPeer.id];
const pages =
  values.pages?.split(',') ?? (values['no-peers'] ? [OURS] : values.quick ? [OURS, 'react-data-grid', 'glide'] : known);
const unknown = pages.filter((id) => !known.includes(id));
if (
  unknown.length > 0 ||
  !sizes.every((rows) => Number.isInteger(rows) && rows > 0) ||
  !Number.isInteger(rounds) ||
  rounds < 1
) {
  say(
    unknown.length > 0
      ? `There is no page ${unknown.join(', ')}. Known are ${known.join(', ')}.`
      : 'Rows are whole numbers with commas between them, and rounds are one number.',
  );
  process.exit(2);
}

const started = performance.now();
const results = createResults();
const chosen = [...peers, alwaysEditPeer].filter(({ id }) => pages.includes(id));
const served = await servePeers(chosen);
const ours = pages.includes(OURS) ? await startTablePage() : null;
try {
  // Without rows at first, so that ours is drawn for the first time when it is measured, as the peers are.
  const our = (more = '') => `${ours.url}/?rows=0&cols=20${more}`;
  const isThere = ours !== null && (await isMeasurable(our()));
  if (ours !== null && !isThere) say('Our page has no grid to measure, so it is left out.');
  for (let round = 0; round < rounds; round += 1) {
    for (const rows of sizes) {
      const entries = chosen
        .filter(({ id }) => id !== alwaysEditPeer.id)
        .map(({ id }) => ({
          id,
          rows,
          address: served.address(id),
          parts: round === 0 && rows === Math.min(...sizes) ? 'all' : 'work',
        }));
      if (isThere) {
        entries.unshift({ id: OURS, rows, address: our(), parts: 'all' });
        if (rows === Math.max(...sizes))
          entries.push({ id: FEATURES_OFF, rows, address: our('&features=off'), parts: 'mount and edit' });
      }
      // Nobody is always the first.
      for (const entry of [...entries.slice(round), ...entries.slice(0, round)]) await note(round, entry);
    }
    if (isThere)
      await note(round, {
        id: ALWAYS_EDIT,
        rows: ALWAYS_EDIT_ROWS,
        address: our('&look=edit'),
        parts: 'mount and edit',
      });
    // It takes half a minute to mount, and is two orders of magnitude away.
    if (round === 0 && chosen.includes(alwaysEditPeer))
      await note(round, {
        id: alwaysEditPeer.id,
        rows: ALWAYS_EDIT_ROWS,
        address: served.address(alwaysEditPeer.id),
        parts: 'mount and edit',
      });
  }
  const goals = isThere ? judge(results, sizes, (await tableBeforePaint())?.bytes ?? null) : [];
  const minutes = (performance.now() - started) / 60_000;
  if (values.json)
    console.log(
      JSON.stringify(
        {
          machine: '2 cores',
          rounds,
          minutes,
          gzip: Object.fromEntries(chosen.map(({ id }) => [id, served.size(id)])),
          measured: results.all(),
          goals,
        },
        null,
        2,
      ),
    );
  else {
    printFigures(results);
    printFailures(results.failures());
    if (isThere) printGoals(goals);
    console.log(`\nRounds: ${rounds}. Minutes: ${minutes.toFixed(1)}.`);
  }
  process.exitCode =
    isThere && goals.every(({ holds }) => holds) && !results.failures().some(({ id }) => id.startsWith(OURS)) ? 0 : 1;
} finally {
  served.stop();
  await ours?.stop();
}

async function note(round, { id, rows, address, parts }) {
  const start = performance.now();
  const figures = await measure(address, rows, parts, {
    short: values.quick,
  }).catch((error) => ({ failed: String(error) }));
  results.add(id, rows, figures ?? { failed: 'no grid on the page' });
  const seconds = Math.round((performance.now() - start) / 1000);
  say(
    `round ${round + 1}, ${rows} rows, ${id}: ${seconds} s${figures?.failed === undefined ? '' : `, ${figures.failed}`}${figures?.faults === undefined ? '' : `, ${figures.faults.join(' · ')}`}`,
  );
}
