import { WAITING_AGES, type WaitingList } from '../../../contract/index.ts';
import { localized, type LocalizedText } from '../../../kernel/index.ts';
import { parseDateTime } from '../../../format/index.ts';
import { queryString } from '../../../http/index.ts';
import type { WorkList, WorkOfPerson } from './work.types.ts';

const DAY = 86_400_000;

/** Names of the ages by which waiting work is divided, youngest first. */
export const WORK_AGES: readonly LocalizedText[] = [
  ...WAITING_AGES.map((days, index) => {
    const from = WAITING_AGES[index - 1];
    return from === undefined
      ? localized(`${days} 天内`, `Under ${days} day`)
      : localized(`${from}–${days} 天`, `${from}–${days} days`);
  }),
  localized(`${WAITING_AGES.at(-1) ?? 0} 天以上`, `Over ${WAITING_AGES.at(-1) ?? 0} days`),
];

/** The lists whose pages are reachable, the oldest work first, empty ones last. `now` in epoch milliseconds. */
export function workLists(
  lists: readonly WaitingList[],
  isReachable: (path: string) => boolean,
  now: number,
): readonly WorkList[] {
  return lists
    .filter(({ path }) => isReachable(path))
    .map((list): WorkList => ({
      key: `${list.resource}.${list.view}`,
      title: list.title,
      total: list.total,
      oldest: list.oldest,
      oldestDays: list.oldest === null ? 0 : wholeDays(list.oldest, now),
      ages: list.ages,
      address: addressOf(list),
    }))
    .toSorted((one, other) => compareOldest(one.oldest, other.oldest));
}

/** Whose work waits, over all reachable lists. */
export function workOfPeople(
  lists: readonly WaitingList[],
  isReachable: (path: string) => boolean,
): readonly WorkOfPerson[] {
  const people = new Map<string, WorkOfPerson>();
  for (const list of lists.filter(({ path }) => isReachable(path)))
    for (const { name, count } of list.people) {
      const known = people.get(name) ?? { name, count: 0, lists: [] };
      const added = { title: list.title, count, address: addressOf(list) };
      people.set(name, { name, count: known.count + count, lists: [...known.lists, added] });
    }
  return [...people.values()]
    .map((person) => ({ ...person, lists: person.lists.toSorted((one, other) => other.count - one.count) }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

const addressOf = ({ path, search }: WaitingList): string => path + queryString(search);

function wholeDays(since: string, now: number): number {
  const instant = parseDateTime(since);
  return instant === undefined ? 0 : Math.max(0, Math.floor((now - instant) / DAY));
}

function compareOldest(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -1 : 1;
}
