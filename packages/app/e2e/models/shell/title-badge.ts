/** A browser's title without the number of unread messages before it. */
export function withoutBadge(title: string): string {
  return title.replace(/^\(\d+\+?\) /u, '');
}
