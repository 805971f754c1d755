import type { Condition, Resource, ResourceValues, ValuesOf, Weight } from '@evergreen/core/resources';
import type { LocalizedText, Result } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import type { RestoreParts } from '../history/record-history.service.ts';
import type { ResourceService } from './resource-service.types.ts';

/** What hooks work with. Writes of other resources go through their service, so that their history, scope and rules hold too. */
export interface HookTools {
  readonly call: SignedInCall;
  readonly clock: ClockPort;
  /** For tables that are no resource; statements join the transaction of the write. */
  readonly database: Pick<Database, 'orm'>;
  /** How many rows of the resource hold this value in a field, in reach of the caller or not. */
  countHolding(key: string, value: string): Promise<number>;
  /** What the caller may do with the rows of another resource. Throws for a name that is not registered. */
  serviceOf(resource: string): ResourceService;
  /** Work that has to wait until the write is certain, such as telling somebody. Its failure is logged and changes nothing. */
  afterCommit(work: () => Promise<void>): void;
}

export type HookRow<R extends Resource> = Partial<ValuesOf<R>> & { readonly id: string };

/** A row as it is about to be written; `before` is nothing for a new one. */
export interface PreparedRow<R extends Resource> {
  readonly before: HookRow<R> | undefined;
  readonly values: Partial<ValuesOf<R>>;
}

/** What a hook says of rows, in their order: the values to change, or why a row is refused. */
type PreparedRows<R extends Resource> = readonly Result<Partial<ValuesOf<R>>, CallFailure>[];

/** A refusal undoes the whole write and is told to the person. */
export type HookOutcome<Value> = Promise<Result<Value, CallFailure>>;

export interface HandledRows {
  /** What the rows get; written with version and history like every other write. */
  readonly writes?: readonly { readonly id: string; readonly values: ResourceValues }[];
  readonly message?: LocalizedText;
}

/**
 * The points at which code joins what the server does with the rows of a resource. All run inside of the transaction,
 * after scope, rights, version and validation, for five seconds at most (of every 20 rows that are seen at once); what throws undoes the write.
 */
export interface ResourceHooks<R extends Resource = Resource> {
  /** ANDed around every read and lock of a caller, such as "one's own copies"; nothing for undefined. */
  scope?(call: SignedInCall): Condition | undefined | Promise<Condition | undefined>;
  /** The last word before a row is written: fills what only the server knows, or refuses. Answers the values to change. */
  prepare?(write: PreparedRow<R>, tools: HookTools): HookOutcome<Partial<ValuesOf<R>>>;
  /**
   * `prepare` of many rows at once, in its place. Where what a row gets depends on others, those before it in `writes` that are not refused count
   * as if they were written. With `tried` nothing is written or used up: an import asks before it writes as well, piece by piece, and `tried` holds
   * the rows of its earlier pieces that nothing refuses.
   */
  prepareMany?(
    writes: readonly PreparedRow<R>[],
    tools: HookTools,
    tried?: readonly PreparedRow<R>[],
  ): Promise<PreparedRows<R>>;
  /** After a row was added, changed or brought back; `before` is nothing for one that was not there. May answer what the person is told. */
  written?(
    write: { readonly before: HookRow<R> | undefined; readonly row: HookRow<R>; readonly isBroughtBack: boolean },
    tools: HookTools,
  ): Promise<LocalizedText | void>;
  /** `written` of many rows at once, in its place. */
  writtenMany?(
    writes: readonly { readonly before: HookRow<R> | undefined; readonly row: HookRow<R> }[],
    tools: HookTools,
    how: { readonly isBroughtBack: boolean },
  ): Promise<void>;
  /** Before rows are deleted. */
  removing?(rows: readonly HookRow<R>[], tools: HookTools): HookOutcome<undefined>;
  /** Before rows that were deleted are brought back, as they were. `isUndo`: at once, by who deleted them. */
  restoring?(
    restore: { readonly rows: readonly HookRow<R>[]; readonly isUndo: boolean },
    tools: HookTools,
  ): HookOutcome<undefined>;
  /** Before rows of the recycle bin are deleted for good: what belongs to them and is no row of a resource goes with them. */
  purging?(rows: readonly HookRow<R>[], tools: HookTools): HookOutcome<undefined>;
  /** Gives a row the recorded parts that it had at an earlier version. */
  readonly restoringParts?: RestoreParts;
  /** What the handled actions of the resource do, by their keys. */
  readonly actions?: Readonly<
    Record<string, (rows: readonly HookRow<R>[], asked: ResourceValues, tools: HookTools) => HookOutcome<HandledRows>>
  >;
  /** What hangs on a row before an action that asks for it, by the keys of the actions. */
  readonly weighs?: Readonly<Record<string, (row: HookRow<R>, tools: HookTools) => Promise<readonly Weight[]>>>;
}

/** Prepares rows one by one without reading or writing anything else. */
export function eachAlone<R extends Resource>(
  prepare: (write: PreparedRow<R>, tools: HookTools) => Result<Partial<ValuesOf<R>>, CallFailure>,
): (writes: readonly PreparedRow<R>[], tools: HookTools) => Promise<PreparedRows<R>> {
  return async (writes, tools) => writes.map((write) => prepare(write, tools));
}

/** The hooks of a resource as the engine calls them. */
export interface RegisteredHooks {
  readonly resource: Resource;
  readonly hooks: ResourceHooks;
}

/** Ties hooks to the values of their resource. */
export function defineHooks<const R extends Resource>(resource: R, hooks: ResourceHooks<R>): RegisteredHooks {
  // The engine passes rows of this resource alone, which are what the hooks were typed by.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { resource, hooks: hooks as unknown as ResourceHooks };
}
