import type { SQL } from 'drizzle-orm';

import type { DictionaryItem } from '@evergreen/core/contract';
import type { FieldValue, ResourceValues } from '@evergreen/core/resources';

import type { ChildRowQueries } from './child-row-queries.ts';
import type { Page, PageRequest } from './resource-page.ts';
import type { RowColumns } from './row-columns.ts';
import type { StoredRow, Writer } from './stored-row.types.ts';

interface HeldValue {
  readonly key: string;
  readonly value: FieldValue;
}

/** A row that holds a value, which is written as text. */
interface Holder {
  readonly id: string;
  readonly value: string;
  readonly within: string | null;
}

/** A row that is not there yet. */
export interface NewRow {
  readonly id: string;
  readonly values: ResourceValues;
}

/** The rows of one resource that are in reach and not deleted. */
export interface ResourceRepository extends ChildRowQueries, RowColumns {
  /** Undefined where the page is too far from both ends of the list. */
  page(request: PageRequest): Promise<Page<StoredRow> | undefined>;
  /** `beside`: more columns, each an expression over the table. */
  find(id: string, beside?: Readonly<Record<string, SQL>>): Promise<StoredRow | undefined>;
  /** The identifiers of the first rows that meet the conditions, in the order of a list. */
  idsOf(request: Pick<PageRequest, 'conditions' | 'column' | 'order' | 'limit'>): Promise<readonly string[]>;
  /** Those of the rows that are there, in the order in which they are asked for. */
  findMany(ids: readonly string[], fields?: readonly string[]): Promise<readonly StoredRow[]>;
  /** Rows that nobody else can change or delete until the surrounding transaction ends, in the order of their ids. */
  findLocked(ids: readonly string[], lock: 'update' | 'share'): Promise<StoredRow[]>;
  insert(id: string, values: ResourceValues, writer: Writer): Promise<void>;
  insertMany(rows: readonly NewRow[], writer: Writer): Promise<void>;
  /** Writes the same values into every row. */
  update(ids: readonly string[], values: ResourceValues, writer: Writer): Promise<void>;
  /** Something was said about the row: it has another version, and nobody edited it. */
  raise(id: string): Promise<void>;
  remove(ids: readonly string[], writer: Writer): Promise<void>;
  /** Deleted rows that one person deleted after a moment (epoch milliseconds), locked in the order of their ids. */
  findRemoved(ids: readonly string[], username: string, since: number): Promise<StoredRow[]>;
  /** Rows in the recycle bin, locked in the order of their ids. */
  findDeleted(ids: readonly string[]): Promise<StoredRow[]>;
  /** Deletes rows of the recycle bin for good, and every link from and to them. */
  erase(ids: readonly string[]): Promise<void>;
  /** Takes rows out of the deleted ones. */
  revive(ids: readonly string[], writer: Writer): Promise<void>;
  /** What names rows to a person, deleted ones too: old rows still refer to them. */
  labels(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** These fields of rows, deleted ones too: what other rows show of them. */
  partsOf(keys: readonly string[], ids: readonly string[]): Promise<ReadonlyMap<string, ResourceValues>>;
  /** The identifiers of the rows that people call so; of those in use. */
  labelled(labels: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** The rows that hold these values in a unique field, with what they hold in `within`, the field among whose equal values it is unique. */
  holders(key: string, values: readonly string[], within?: string): Promise<readonly Holder[]>;
  /** Whether every row of the tenant is in reach: no rule and no hook leaves one out. */
  isWhole(): Promise<boolean>;
  /** The labels of rows of a tree, and the rows above them by the field `parent`. */
  placesIn(
    parent: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly label: string; readonly above: string | null }>>;
  /** Rows whose label holds the keyword, as choices of a field that refers to them, in the resource's own order. */
  choices(keyword: string | undefined, limit: number): Promise<DictionaryItem[]>;
  /** How many rows hold this value in a field. */
  countHolding(key: string, value: string): Promise<number>;
  /** The same for several values, by one statement; values that no row holds are left out. */
  countsHolding(key: string, values: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** How many rows of the recycle bin hold each of these values in a field that is no link; those that none holds are left out. */
  deletedHolding(key: string, values: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Whether a row other than `ownId` holds this value in a field; `within`: among those with the same value in another one. */
  isTaken(key: string, value: string, ownId: string | undefined, within?: HeldValue): Promise<boolean>;
}
