import type { ResourceValues } from '@evergreen/core/resources';

import type { CallFailure } from '../../../http/call.types.ts';

/** A row as it would be written; `id` null for a new one, otherwise of the row that is changed. */
export interface WantedRow {
  readonly id: string | null;
  readonly values: ResourceValues;
}

/** Why each of these rows would be refused, in their order; undefined for one that would be written. */
export type CheckRows = (rows: readonly WantedRow[]) => Promise<readonly (CallFailure | undefined)[]>;
