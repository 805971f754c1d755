import { APPLIES, type Resource, type ResourceView } from '../../../resources/index.ts';
import { isWaitedIn } from './list-query.model.ts';
import type { ListQuery } from './list-page.types.ts';

/** The view whose conditions the search has; null for none of them: all rows. */
export function activeView({ views = [] }: Pick<Resource, 'views'>, search: ListQuery['search']): ResourceView | null {
  return views.find((view) => Object.entries(view.search).every(([name, value]) => search[name] === value)) ?? null;
}

/**
 * The search of another view, or of all rows for null: conditions that views set are replaced, the others stay. Empty
 * texts end a condition.
 */
export function viewSearch(
  { views = [] }: Pick<Resource, 'views'>,
  search: ListQuery['search'],
  key: string | null,
): ListQuery['search'] {
  const ofViews = views.flatMap((view) => Object.keys(view.search));
  const names = isWaitedIn({ views }) ? [...ofViews, APPLIES] : ofViews;
  const chosen = views.find((view) => view.key === key)?.search ?? {};
  return { ...search, ...Object.fromEntries(names.map((name) => [name, ''])), ...chosen };
}
