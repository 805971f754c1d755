import { createHash } from 'node:crypto';

/** Processor milliseconds that a round of the work takes on the machine whose seconds budgets.json counts. */
const REFERENCE = 130;

/** The quickest of so many rounds counts: other work, and code that is not compiled yet, only ever make one slower. */
const ROUNDS = 5;

/**
 * How fast a processor of this machine is now, beside the one whose seconds budgets.json counts: the same tests took three times as
 * many seconds on one day as on another, on machines of the same name.
 * @param {() => number} [round] does the work once and gives the processor milliseconds that it took
 * @returns {number} 1 for as fast, 0.5 for half as fast
 */
export function processorSpeed(round = workOnce) {
  return REFERENCE / Math.min(...Array.from({ length: ROUNDS }, round));
}

/** What tests do most: objects are made, sorted, written as text and read again, and some are hashed. */
function workOnce() {
  const before = process.cpuUsage();
  const rows = Array.from({ length: 80_000 }, (_, index) => ({
    id: index,
    name: `row ${(index * 7919) % 80_021}`,
    tags: [`${index % 7}`, `${index % 11}`],
  }));
  const text = JSON.stringify(rows.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
  const words = JSON.parse(text).filter((/** @type {{ name: string }} */ { name }) => /9\d*1/u.test(name));
  createHash('sha256').update(JSON.stringify(words)).update(text).digest('hex');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
