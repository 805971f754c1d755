import * as v from 'valibot';

import { parseJson } from '../kernel/index.ts';
import type { StorageKey } from './storage.types.ts';

const enveloped = v.object({ value: v.unknown(), expire: v.nullable(v.number()) });

export type StoredValue<Value> =
  | { readonly kind: 'found'; readonly value: Value }
  | { readonly kind: 'expired' }
  /** No JSON, not as this product writes it, or not what the key's schema says. */
  | { readonly kind: 'unreadable' };

/** The text to keep for a value; `now` in epoch milliseconds. */
export function encodeStored<Value>(key: StorageKey<Value>, value: Value, now: number): string {
  if (key.form === 'raw') return JSON.stringify(value);
  return JSON.stringify({ value, expire: key.lifetime === null ? null : now + key.lifetime });
}

/** Reads back what `encodeStored` wrote; anything may stand in the text (threat T-67). */
export function decodeStored<Value>(key: StorageKey<Value>, text: string, now: number): StoredValue<Value> {
  const parsed = parseJson(text);
  // What we wrote reads back to itself. Where it does not, someone changed it (added `__proto__`, say): trust none of it.
  if (!parsed.ok || JSON.stringify(parsed.value) !== text) return { kind: 'unreadable' };
  if (key.form === 'raw') return valueBy(key, parsed.value);
  const entry = v.safeParse(enveloped, parsed.value);
  if (!entry.success) return { kind: 'unreadable' };
  if (entry.output.expire !== null && now >= entry.output.expire) return { kind: 'expired' };
  return valueBy(key, entry.output.value);
}

function valueBy<Value>(key: StorageKey<Value>, value: unknown): StoredValue<Value> {
  const checked = v.safeParse(key.schema, value);
  return checked.success ? { kind: 'found', value: checked.output } : { kind: 'unreadable' };
}
