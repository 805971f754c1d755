import type { GenericSchema } from 'valibot';

import type { ClockPort, LoggerPort, StoragePort } from '../ports/index.ts';

/** Location of a value: storage and full key. */
export interface StorageSlot {
  readonly scope: 'local' | 'session';
  /** The key in the storage, including the prefix. */
  readonly name: string;
}

/** A slot with schema and lifetime of its value. */
export interface StorageKey<Value> extends StorageSlot {
  readonly schema: GenericSchema<unknown, Value>;
  /**
   * `enveloped`: `{"value":…,"expire":…}`. `raw`: plain JSON of the value, like the session keys of the older family.
   */
  readonly form: 'enveloped' | 'raw';
  /** Milliseconds from writing until expiry; null for none. Raw values store no time, so theirs is null. */
  readonly lifetime: number | null;
}

/** Values of one type under dynamic identifiers: drafts by draft, titles by path. Always in local storage. */
export interface StorageFamily<Value> {
  /** Prefix of the family's keys. */
  readonly prefix: string;
  readonly schema: GenericSchema<unknown, Value>;
  readonly lifetime: number | null;
}

export interface FamilyStorage<Value> {
  get(id: string): Value | undefined;
  set(id: string, value: Value): void;
  remove(id: string): void;
  /** Identifiers of all entries, readable or not, in the storage's order. */
  ids(): readonly string[];
}

/** Typed, expiring values by key. No member throws, whatever the storage does. */
export interface TypedStorage {
  /** The value; undefined if missing, expired or unreadable. Expired and unreadable values are removed. */
  get<Value>(key: StorageKey<Value>): Value | undefined;
  /** Store a value; falls back to memory if the storage rejects it. */
  set<Value>(key: StorageKey<Value>, value: Value): void;
  remove(slot: StorageSlot): void;
  clear(slots: readonly StorageSlot[]): void;
  /** Call `listener` after another window may have changed one of the slots; returns an unsubscribe function. */
  watch(slots: readonly StorageSlot[], listener: () => void): () => void;
  family<Value>(family: StorageFamily<Value>): FamilyStorage<Value>;
}

export interface StorageDependencies {
  readonly localStorage: StoragePort;
  readonly sessionStorage: StoragePort;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
}
