import type { Resource } from '@evergreen/core/resources';

/** The path that opens a record in its list. */
export const recordLink = ({ path }: Pick<Resource, 'path'>, id: string): string =>
  `${path}?record=${encodeURIComponent(id)}`;
