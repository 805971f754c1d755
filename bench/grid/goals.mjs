import {
  ALWAYS_EDIT,
  ALWAYS_EDIT_ROWS,
  FEATURES_LIMIT,
  FEATURES_OFF,
  GROWTH_LIMIT,
  OURS,
  SIZE_LIMIT,
  alwaysEditPeer,
  alwaysEditRatios,
  faults,
  ratios,
} from './contestants.mjs';

/** Bytes below which a difference of two heaps says nothing. */
const HEAP_FLOOR = 65_536;

/**
 * All that was measured. Noise only ever adds time, so the best round of one is compared with the best round of the other;
 * what may not happen is counted in the worst.
 */
export function createResults() {
  /** @type {Map<string, { id: string, rows: number, rounds: Record<string, any>[] }>} */
  const measured = new Map();
  const roundsOf = (id, rows) =>
    (measured.get(`${id} ${rows}`)?.rounds ?? []).filter(({ failed }) => failed === undefined);
  const numbers = (id, rows, figure) =>
    roundsOf(id, rows)
      .map((round) => round[figure])
      .filter((value) => typeof value === 'number');
  return {
    add(id, rows, figures) {
      const key = `${id} ${rows}`;
      if (!measured.has(key)) measured.set(key, { id, rows, rounds: [] });
      measured.get(key).rounds.push(figures);
    },
    all: () => [...measured.values()],
    failures: () =>
      [...measured.values()].flatMap(({ id, rows, rounds }) =>
        rounds.filter(({ failed }) => failed !== undefined).map(({ failed }) => ({ id, rows, failed })),
      ),
    best(id, rows, figure) {
      const list = numbers(id, rows, figure);
      if (list.length === 0) return null;
      return figure === 'heap' ? Math.max(HEAP_FLOOR, Math.min(...list)) : Math.min(...list);
    },
    worst(id, rows, figure) {
      const list = numbers(id, rows, figure);
      return list.length === 0 ? null : Math.max(...list);
    },
  };
}

/** Every goal that the measured peers can answer. What ours could not be measured at does not hold. */
export function judge(results, sizes, bytes) {
  const rows = [];
  const compare = (goal, what, at, ours, peer, theirs, limit) => {
    if (theirs === null) return;
    const ratio = ours === null ? null : ours / theirs;
    rows.push({ goal, what, rows: at, ours, peer, theirs, ratio, limit, holds: ratio !== null && ratio <= limit });
  };
  for (const at of sizes) {
    for (const { goal, what, figure, limit, against, fromRows = 0 } of ratios) {
      const able = against.filter(
        (id) => results.best(id, at, figure) !== null && results.worst(id, at, 'lostEdits') === 0,
      );
      const [peer] = able.toSorted((a, b) => results.best(a, at, figure) - results.best(b, at, figure));
      if (peer !== undefined && at >= fromRows)
        compare(goal, what, at, results.best(OURS, at, figure), peer, results.best(peer, at, figure), limit);
    }
    for (const { goal, what, figure } of faults) {
      const ours = results.worst(OURS, at, figure);
      rows.push({ goal, what, rows: at, ours, peer: null, theirs: null, ratio: null, limit: 0, holds: ours === 0 });
    }
  }
  const [few, many] = [Math.min(...sizes), Math.max(...sizes)];
  const manyEdits = results.best(OURS, many, 'edit');
  if (few < many)
    compare(
      'G3',
      `edit until painted, against ${few.toLocaleString('en')} rows`,
      many,
      manyEdits,
      OURS,
      results.best(OURS, few, 'edit'),
      GROWTH_LIMIT,
    );
  compare(
    'G4',
    'edit until painted, all features against none',
    many,
    manyEdits,
    FEATURES_OFF,
    results.best(FEATURES_OFF, many, 'edit'),
    FEATURES_LIMIT,
  );
  for (const { goal, what, figure, limit } of alwaysEditRatios) {
    const at = ALWAYS_EDIT_ROWS;
    compare(
      goal,
      what,
      at,
      results.best(ALWAYS_EDIT, at, figure),
      alwaysEditPeer.id,
      results.best(alwaysEditPeer.id, at, figure),
      limit,
    );
  }
  if (bytes !== null)
    rows.push({
      goal: 'G11',
      what: 'core and widget beyond React, antd and XState, gzip bytes',
      rows: null,
      ours: bytes,
      peer: null,
      theirs: null,
      ratio: bytes / SIZE_LIMIT,
      limit: SIZE_LIMIT,
      holds: bytes <= SIZE_LIMIT,
    });
  return rows.toSorted((a, b) => Number(a.goal.slice(1)) - Number(b.goal.slice(1)));
}
