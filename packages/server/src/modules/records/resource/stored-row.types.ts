import type { FieldValue } from '@evergreen/core/resources';

/** A row as the wire has it, without the texts of its choices. */
export type StoredRow = Readonly<Record<string, FieldValue>> & { readonly id: string };

/** Whoever writes a row, and when (epoch milliseconds). */
export interface Writer {
  readonly username: string;
  readonly tenantId: number;
  readonly now: number;
}
