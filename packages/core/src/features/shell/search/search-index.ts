import { sameText, type Locale, type LocalizedText } from '../../../kernel/index.ts';
import type { MenuLeaf, PageBesideMenu } from '../navigation/index.ts';
import type { SearchItem } from './search.types.ts';
import type { ShellAction } from './shell-action.types.ts';

/** Search items of menu entries; titles are provided by the server. */
export function searchablePages(leaves: readonly MenuLeaf[]): readonly SearchItem[] {
  return leaves.map(({ key, title, groups, target, isPlanned }) => ({
    key: `page ${key}`,
    title: sameText(title),
    groups,
    keywords: [],
    target,
    isPlanned,
  }));
}

/** Search items of actions, also found by their title in the other language. */
export function searchableActions(actions: readonly ShellAction[]): readonly SearchItem[] {
  const others = actions.filter(({ key }) => key !== 'search');
  return others.map(({ key, title, keywords }) => ({
    key: `action ${key}`,
    title,
    groups: [],
    keywords: [...wordsOf(title), ...keywords],
    target: { kind: 'action', action: key },
    isPlanned: false,
  }));
}

function wordsOf(title: LocalizedText): readonly string[] {
  return Object.values(title);
}

/** Search items of pages that the menu does not hold, also found by their title in the other language. */
export function searchablePagesBesideMenu(pages: readonly PageBesideMenu[]): readonly SearchItem[] {
  return pages.map(({ path, title }) => ({
    key: `page beside ${path}`,
    title,
    groups: [],
    keywords: wordsOf(title),
    target: { kind: 'page', path },
    isPlanned: false,
  }));
}

/** A record as another feature found it. */
export interface SearchableRecord {
  readonly resource: string;
  readonly group: LocalizedText;
  readonly id: string;
  readonly label: string;
  readonly path: string;
  /** The words that found it. */
  readonly foundBy: string;
}

/** Search items of records, each under the name of its resource: also where its title does not say what it was found by. */
export function searchableRecords(records: readonly SearchableRecord[], locale: Locale): readonly SearchItem[] {
  return records.map(({ resource, group, id, label, path, foundBy }) => ({
    key: `record ${resource} ${id}`,
    title: sameText(label),
    groups: [group[locale]],
    keywords: [foundBy],
    target: { kind: 'record', path },
    isPlanned: false,
  }));
}
