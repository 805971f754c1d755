/**
 * Identity of a page's tab: the path with its query in order, or the path alone where the query is only view state of the
 * page (page number, sort, search of a list). The hash is always excluded.
 */
export function tabKeyOf(path: string, isQueryViewState: boolean): string {
  const [withoutHash = ''] = path.split('#', 1);
  const [pathname = '', query = ''] = withoutHash.split(/\?(.*)/su, 2);
  const parts = isQueryViewState ? [] : query.split('&').filter((part) => part !== '');
  return parts.length === 0 ? pathname : `${pathname}?${parts.join('&')}`;
}
