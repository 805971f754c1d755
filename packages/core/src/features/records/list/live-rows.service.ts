import type { ToldRow } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Resource, ResourceRow } from '../../../resources/index.ts';
import type { RowHint, RowWatch } from '../../live/row-watch/index.ts';
import { listParameters } from './list-query.model.ts';
import { versionOf } from './told-rows.model.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { ListPageService } from './list-page.service.ts';
import type { ListQuery } from './list-page.types.ts';

export interface LiveRowsDependencies {
  readonly resource: Resource;
  readonly client: HttpClient;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly rowWatch: RowWatch;
  readonly list: ListPageService;
  /** These rows are newer now. */
  readonly onNewer: (ids: readonly string[]) => void;
}

export interface LiveRows {
  /** A list that is not shown asks for nothing, and is compared once when it is shown again. */
  turn(isShown: boolean): void;
  dispose(): void;
}

/** Rows that are asked for by one call. */
const AT_ONCE = 100;

/** The first version of a row: it was added. */
const FIRST = 1;

/**
 * Follows what others write to the rows of a list. What is told are names and versions: rows that are shown in an older version, and new ones, are
 * asked for by the call of the list, so that its search, masks and data rules decide. One question at a time; what is told meanwhile
 * is the next one.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its steps share what was told
export function createLiveRows(dependencies: LiveRowsDependencies): LiveRows {
  const { resource, client, clock, rowWatch, list, onNewer } = dependencies;
  const { endpoint, fixed } = list.scope;
  /** What was asked for before may be old; whatever is shown for infinity. */
  let doubtedUntil = Number.NEGATIVE_INFINITY;
  let waiting = new Map<string, ToldRow>();
  let isAsking = false;

  async function read(query: ListQuery, beside: { readonly id?: string } = {}): Promise<readonly ResourceRow[] | null> {
    const answer = await client.call(endpoint, {
      query: { ...listParameters(resource, query, false), ...fixed, ...beside },
      isQuiet: true,
    });
    return answer.ok ? answer.value.result.records : null;
  }

  /** Those of these rows that the list has; null where the server did not answer. */
  async function named(query: ListQuery, ids: readonly string[]): Promise<readonly ResourceRow[] | null> {
    const rows: ResourceRow[] = [];
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      const id = ids.slice(first, first + AT_ONCE).join(',');
      const some = await read({ ...query, pageNo: 1, pageSize: AT_ONCE }, { id });
      if (some === null) return null;
      rows.push(...some);
    }
    return rows;
  }

  const isDoubted = () => (list.readAt() ?? Number.NEGATIVE_INFINITY) < doubtedUntil;

  function forget(): void {
    [doubtedUntil, waiting] = [Number.NEGATIVE_INFINITY, new Map()];
  }

  const versions = () => new Map(list.facts().rows.map((row) => [row.id, versionOf(row)]));

  function tell(query: ListQuery, rows: readonly ResourceRow[], lost: readonly string[]): void {
    const shown = versions();
    const newer = rows.filter((row) => (shown.get(row.id) ?? Number.POSITIVE_INFINITY) < versionOf(row));
    const fresh = rows.filter((row) => !shown.has(row.id) && row.id !== list.facts().savedId);
    const gone = lost.filter((id) => shown.has(id));
    const wasGone = new Set(list.facts().told.gone);
    if (newer.length + fresh.length + gone.length === 0 && !rows.some(({ id }) => wasGone.has(id))) return;
    list.send({ type: 'rows.told', query, rows, gone: lost, fresh: fresh.map(({ id }) => id) });
    if (newer.length > 0) onNewer(newer.map(({ id }) => id));
  }

  /** The page again, and the shown rows that are not on it. */
  async function compare(query: ListQuery): Promise<void> {
    const page = await read(query);
    if (page === null) return;
    const there = new Set(page.map(({ id }) => id));
    const missing = [...versions().keys(), ...list.facts().told.fresh].filter((id) => !there.has(id));
    const others = await named(query, missing);
    const found = new Set(others?.map(({ id }) => id));
    const lost = others === null ? [] : missing.filter((id) => !found.has(id));
    tell(query, [...page, ...(others ?? [])], lost);
  }

  async function look(query: ListQuery, told: readonly ToldRow[]): Promise<void> {
    const shown = versions();
    const fresh = new Set(list.facts().told.fresh);
    const deleted = told.flatMap(({ id, version, delFlag }) =>
      delFlag === 1 && ((shown.get(id) ?? version) < version || fresh.has(id)) ? [id] : [],
    );
    const asked = told.flatMap(({ id, version, delFlag }) => {
      const known = shown.get(id);
      const isNews = known === undefined ? version === FIRST && list.facts().savedId !== id : known < version;
      return delFlag === 0 && isNews ? [id] : [];
    });
    const rows = await named(query, asked);
    if (rows === null) return;
    const found = new Set(rows.map(({ id }) => id));
    tell(query, rows, [...deleted, ...asked.filter((id) => !found.has(id))]);
  }

  async function askForAll(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    // A list that is being read is newer than what was told.
    while ((isDoubted() || waiting.size > 0) && list.facts().status !== 'loading') {
      const { query } = list.facts();
      const [wasDoubted, told] = [isDoubted(), [...waiting.values()]];
      forget();
      await (wasDoubted ? compare(query) : look(query, told));
    }
    isAsking = false;
  }

  function hear(hint: RowHint): void {
    if (hint.kind === 'unknown')
      doubtedUntil = Math.max(
        doubtedUntil,
        hint.quiet === undefined ? Number.POSITIVE_INFINITY : clock.now() - hint.quiet,
      );
    else
      for (const row of hint.rows) {
        const known = waiting.get(row.id);
        if (known === undefined || known.version <= row.version) waiting.set(row.id, row);
      }
    void askForAll();
  }

  let stopWatching: (() => void) | null = rowWatch.watch(resource.name, hear);
  function rest(): void {
    forget();
    stopWatching?.();
    stopWatching = null;
  }
  const stopFollowing = list.subscribe(() => void askForAll());
  return {
    turn(isShown) {
      if (!isShown) return rest();
      if (stopWatching !== null) return undefined;
      stopWatching = rowWatch.watch(resource.name, hear);
      return hear({ kind: 'unknown' });
    },
    dispose() {
      rest();
      stopFollowing();
    },
  };
}
