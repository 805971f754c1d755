import type { ChildrenChanges, ResourceRecord, ResourceRow, ResourceValues, Weight } from '@evergreen/core/resources';
import type { SortOrder } from '@evergreen/core/contract';

import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import type { WriteCause } from '../history/record-log.ts';
import type { ListParameters } from './conditions/resource-conditions.ts';
import type { CheckRows } from './check-rows.types.ts';
import type { EditedRecord, EditedRow, UndoneRows, WrittenRows } from './resource-write.types.ts';

/** What a list call asks for, beside its search fields. */
export interface ListCall extends ListParameters {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly column: string;
  readonly order: SortOrder;
  readonly total?: 'exact' | undefined;
  /** Keys of the fields to read, separated by commas; all of them if left out. */
  readonly field?: string | undefined;
}

export interface ResourcePageResult {
  readonly records: ResourceRow[];
  readonly total: number;
  readonly size: number;
  readonly current: number;
  readonly pages: number;
  readonly isTotalLowerBound?: true;
}

/** What staff may do with the rows of one resource; who may is decided before. */
export interface ResourceService {
  list(query: ListCall, call: SignedInCall): Promise<CallOutcome<ResourcePageResult>>;
  queryById(id: string, call: SignedInCall): Promise<CallOutcome<ResourceRecord>>;
  /** With its sub-rows, all of it or nothing. */
  add(values: ResourceValues, call: SignedInCall, children?: ChildrenChanges): Promise<CallOutcome<ResourceRow>>;
  /**
   * Adds rows without sub-rows by a few statements, all of them or none. A refusal does not say which row it is about; one comes always where
   * hooks of the resource have to see each row before the next.
   */
  addMany(rows: readonly ResourceValues[], call: SignedInCall): Promise<CallOutcome<null>>;
  /** Changes rows without their sub-rows by a few statements, all of them or none; as `addMany`, and refused for trees. */
  editMany(
    rows: readonly { readonly id: string; readonly values: ResourceValues }[],
    call: SignedInCall,
  ): Promise<CallOutcome<null>>;
  /**
   * What tells why rows would be refused, without a write; asked piece by piece, it takes what it accepted before for written; undefined where only a write tells: hooks have to see each row, or rules of the
   * caller's roles decide which rows are in reach.
   */
  checker(call: SignedInCall): Promise<CheckRows | undefined>;
  /** Values that are not sent stay. With the version that the caller read, only where nobody wrote the row since. */
  edit(
    row: EditedRecord,
    values: ResourceValues,
    call: SignedInCall,
    cause?: WriteCause,
  ): Promise<CallOutcome<ResourceRow>>;
  /** The whole value of a masked field of a row in reach. */
  reveal(place: { readonly id: string; readonly field: string }): Promise<CallOutcome<string | null>>;
  /** Does an action to rows, all of them or none; each by its version where the caller knows it. */
  act(
    action: string,
    rows: readonly EditedRow[],
    asked: ResourceValues,
    call: SignedInCall,
  ): Promise<CallOutcome<WrittenRows>>;
  /** What hangs on a row before an action that takes it along. */
  weigh(action: string, id: string, call: SignedInCall): Promise<CallOutcome<readonly Weight[]>>;
  /** Takes an action back that the caller did a moment ago; rows that somebody wrote since stay as they are. */
  undoAct(action: string, rows: readonly EditedRow[], call: SignedInCall): Promise<CallOutcome<UndoneRows>>;
  /** All of them or none. */
  remove(ids: readonly string[], call: SignedInCall): Promise<CallOutcome<WrittenRows>>;
  /** The deleted rows, as the list shows those in use. */
  listDeleted(query: ListCall, call: SignedInCall): Promise<CallOutcome<ResourcePageResult>>;
  /** Brings rows of the recycle bin back, all of them or none. */
  restoreDeleted(rows: readonly EditedRow[], call: SignedInCall): Promise<CallOutcome<WrittenRows>>;
  /** Deletes rows of the recycle bin for good, all of them or none. */
  purge(rows: readonly EditedRow[], call: SignedInCall): Promise<CallOutcome<WrittenRows>>;
  /** Brings rows back that the caller deleted a moment ago, all of them or none. */
  undoRemove(rows: readonly EditedRow[], call: SignedInCall): Promise<CallOutcome<WrittenRows>>;
}
