// Trees of 20,020 nodes beside antd's own, a query of 200 lines beside react-querybuilder, a picker over 100,000 users and a large
// upload: `pnpm bench:widgets [--json] [--no-build] [--rounds N] [--parts trees,query,users,upload]`. Exit code 1 when a goal does not
// hold.
import { build } from '../scripts/build.mjs';
import { readOptions } from '../scripts/program-options.mjs';
import { say } from '../scripts/workspace.mjs';
import { NODES } from './widgets/nodes.mjs';
import { measureQueryBuilders } from './widgets/query-builder.mjs';
import { LINES } from './widgets/query-lines.mjs';
import { measureTreeModel } from './widgets/tree-model.mjs';
import { measureTrees } from './widgets/trees.mjs';
import { measureUpload } from './widgets/upload.mjs';
import { round } from './shell/surroundings.mjs';
import { measureUsers, USERS } from './widgets/users.mjs';

const PARTS = ['trees', 'query', 'users', 'upload'];
const { values } = readOptions({
  usage: 'pnpm bench:widgets [options]',
  about: 'Measures trees, query builders, pickers and uploads. Figures and goals: docs/quality.md.',
  options: {
    json: { type: 'boolean', about: 'prints the figures as JSON on stdout' },
    'no-build': { type: 'boolean', about: 'measures what is built already' },
    rounds: { type: 'string', value: 'number', about: 'how often each is measured', default: '5' },
    parts: {
      type: 'string',
      value: 'names',
      about: 'these parts alone, with commas between',
      default: PARTS.join(','),
    },
  },
});
const rounds = Number(values.rounds);
const parts = values.parts.split(',');
const unknown = parts.filter((part) => !PARTS.includes(part));
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  say(`Parts are ${PARTS.join(', ')}, and rounds are a whole number.`);
  process.exit(2);
}
/** Milliseconds, megabytes for the upload, and parts of the peer's figure for the query builder. */
const GOALS = { open: 200, key: 50, users: 100, upload: 30, mount: 0.8, edit: 0.5 };

const rows = [];
/** A peer's figure makes a ratio; a limit makes a goal, also one that is a part of the peer's figure. */
const note = (
  what,
  figure,
  unit,
  { peer = null, share = null, limit = share === null ? null : round(peer * share) } = {},
) => rows.push({ what, figure, unit, peer, limit, holds: limit === null ? null : figure <= limit });

if (parts.includes('trees')) {
  say(`trees of ${NODES} nodes …`);
  for (const { what, time } of await measureTreeModel(rounds * 3)) note(`without a page: ${what}`, time, 'ms');
  const found = Object.fromEntries((await measureTrees(rounds)).map((figures) => [figures.widget, figures]));
  for (const [kind, name] of [
    ['picker', 'picker of departments'],
    ['select', 'tree select'],
  ]) {
    const [ours, peer] = [found[`our-${kind}`], found[`peer-${kind}`]];
    note(`${name}, first opening with its program`, ours.opens, 'ms', { limit: GOALS.open, peer: peer.opens });
    note(`${name}, first opening by the clock, best`, ours.opensByTheClock, 'ms', { peer: peer.opensByTheClock });
    note(`${name}, longest task of a key, median`, ours.key, 'ms', { limit: GOALS.key, peer: peer.key });
    note(`${name}, longest task of any key`, ours.slowestKey, 'ms', { peer: peer.slowestKey });
  }
}
if (parts.includes('query')) {
  say(`a query of ${LINES} lines …`);
  const [ours, peer] = await measureQueryBuilders(rounds);
  note(`query of ${LINES} lines, opening with its program`, ours.mount, 'ms', { peer: peer.mount, share: GOALS.mount });
  note(`query of ${LINES} lines, opening by the clock`, ours.mountByTheClock, 'ms', { peer: peer.mountByTheClock });
  note(`query of ${LINES} lines, a key in a value`, ours.edit, 'ms', { peer: peer.edit, share: GOALS.edit });
  note(`query of ${LINES} lines, longest task of a key`, ours.longestOfEdit, 'ms', { peer: peer.longestOfEdit });
}
const needsServer = parts.includes('users') || parts.includes('upload');
if (needsServer && values['no-build'] !== true && (await build(['server'])) !== 0) process.exit(1);
if (parts.includes('users')) {
  say(`${USERS} users …`);
  for (const { what, total, p50, p95 } of await measureUsers(rounds * 4)) {
    note(`users, ${what} (${total} found), p50`, p50, 'ms');
    note(`users, ${what} (${total} found), p95`, p95, 'ms', { limit: GOALS.users });
  }
}
if (parts.includes('upload')) {
  say('an upload of 100 MB …');
  const { before, first, again } = await measureUpload();
  note(`upload of 100 MB in parts, the first: memory beside ${before} MB`, first, 'MB', { limit: GOALS.upload });
  note('upload of 100 MB in parts, the second', again, 'MB', { limit: GOALS.upload });
}

if (values.json === true) console.log(JSON.stringify({ machine: '2 cores', rounds, rows }, null, 2));
else {
  console.log('| What | Figure | Peer | Ratio | Goal |\n|---|---|---|---|---|');
  for (const { what, figure, unit, peer, limit, holds } of rows)
    console.log(
      `| ${what} | ${figure} ${unit} | ${peer === null ? '' : `${peer} ${unit}`} | ${peer === null ? '' : (figure / peer).toFixed(2)} | ${limit === null ? '' : `${holds ? '' : 'NOT '}≤ ${limit} ${unit}`} |`,
    );
}
process.exitCode = rows.every(({ holds }) => holds !== false) ? 0 : 1;
