/**
 * The identity of a page's tab. Query parameters that only say how the page shows itself (page number, sort, search of a
 * list) take no part in it; all others do, in their order. The hash never does.
 */
export function tabKeyOf(path: string, ownParameters: readonly string[]): string {
  const [withoutHash = ''] = path.split('#', 1);
  const [pathname = '', query = ''] = withoutHash.split(/\?(.*)/su, 2);
  const own = new Set(ownParameters);
  const parts = query.split('&').filter((part) => part !== '' && !own.has(part.split('=', 1)[0] ?? ''));
  return parts.length === 0 ? pathname : `${pathname}?${parts.join('&')}`;
}
