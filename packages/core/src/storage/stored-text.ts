import * as v from 'valibot';

import { parseJson } from '../kernel/index.ts';
import type { StorageKey } from './storage.types.ts';

const enveloped = v.object({ value: v.unknown(), expire: v.nullable(v.number()) });

export type StoredValue<Value> =
  | { readonly kind: 'found'; readonly value: Value }
  | { readonly kind: 'expired' }
  /** Invalid JSON, a format this product does not write, or a violation of the key's schema. */
  | { readonly kind: 'unreadable' };

/** Encode a value for storage; `now` in epoch milliseconds. */
export function encodeStored<Value>(key: StorageKey<Value>, value: Value, now: number): string {
  if (key.form === 'raw') return JSON.stringify(value);
  return JSON.stringify({ value, expire: key.lifetime === null ? null : now + key.lifetime });
}

/** Decode what `encodeStored` wrote; the text is untrusted (threat T-67). */
export function decodeStored<Value>(key: StorageKey<Value>, text: string, now: number): StoredValue<Value> {
  const parsed = parseJson(text);
  // Text written by this product round-trips. Otherwise it was modified (such as an added `__proto__`): reject it
  // entirely.
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
