import type { GenericSchema } from 'valibot';

import type { ClockPort, LoggerPort, StoragePort } from '../ports/index.ts';

/** Where a value lies: which storage, under which whole key. */
export interface StorageSlot {
  readonly scope: 'local' | 'session';
  /** The key as the storage sees it, prefix included. */
  readonly name: string;
}

/** A slot, what may lie in it and for how long. */
export interface StorageKey<Value> extends StorageSlot {
  readonly schema: GenericSchema<unknown, Value>;
  /** `enveloped`: `{"value":…,"expire":…}`. `raw`: the value's own JSON, as the older family keeps its session keys. */
  readonly form: 'enveloped' | 'raw';
  /** Milliseconds from writing until the value is gone; null keeps it. Raw values keep no time, so theirs is null. */
  readonly lifetime: number | null;
}

/** Values of one kind under free identifiers: drafts by draft, titles by path. All in local storage. */
export interface StorageFamily<Value> {
  /** What every key of the family begins with. */
  readonly prefix: string;
  readonly schema: GenericSchema<unknown, Value>;
  readonly lifetime: number | null;
}

export interface FamilyStorage<Value> {
  get(id: string): Value | undefined;
  set(id: string, value: Value): void;
  remove(id: string): void;
  /** The identifiers that something lies under, readable or not, in the storage's own order. */
  ids(): readonly string[];
}

/** Typed, expiring values by key. No member throws, whatever the storage does. */
export interface TypedStorage {
  /** The value, or undefined when there is none, when it has expired or cannot be read; the latter two are removed. */
  get<Value>(key: StorageKey<Value>): Value | undefined;
  /** Keeps a value, in memory when the storage will not take it. */
  set<Value>(key: StorageKey<Value>, value: Value): void;
  remove(slot: StorageSlot): void;
  clear(slots: readonly StorageSlot[]): void;
  /** Calls `listener` after another window may have changed one of the slots; the answer stops it. */
  watch(slots: readonly StorageSlot[], listener: () => void): () => void;
  family<Value>(family: StorageFamily<Value>): FamilyStorage<Value>;
}

export interface StorageDependencies {
  readonly localStorage: StoragePort;
  readonly sessionStorage: StoragePort;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
}
