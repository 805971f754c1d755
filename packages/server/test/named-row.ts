import type { InjectOptions } from 'fastify';

import type { Resource } from '@evergreen/core/resources';

/** A row as a call that reads it whole answers it. */
export type NamedRow = Readonly<Record<string, unknown>> & {
  readonly id: string;
  /** An entry of the data log about it. */
  readonly logId?: string | undefined;
};

export interface Sent extends Pick<InjectOptions, 'query' | 'payload' | 'headers'> {
  /** Of the path. */
  readonly params?: Readonly<Record<string, string>>;
}

/** How a call names a row. Null: it names none. */
export type Request = (resource: Resource, row: NamedRow) => Sent | null;

/** Rows as actions and the recycle bin name them. */
export const rowsOf = ({ id, version }: NamedRow) => [{ id, version }];
