/**
 * Identity of a page's tab. Query parameters for view state (page number, sort, list search) are excluded; all others
 * are included in order. The hash is always excluded.
 */
export function tabKeyOf(path: string, ownParameters: readonly string[]): string {
  const [withoutHash = ''] = path.split('#', 1);
  const [pathname = '', query = ''] = withoutHash.split(/\?(.*)/su, 2);
  const own = new Set(ownParameters);
  const parts = query.split('&').filter((part) => part !== '' && !own.has(part.split('=', 1)[0] ?? ''));
  return parts.length === 0 ? pathname : `${pathname}?${parts.join('&')}`;
}
