import { describe, expect, it } from 'vitest';

import type { PermissionEntry } from '../../../contract/index.ts';
import { mayOpenRoute, type PermissionLists } from './index.ts';

function entry(action: string, status = '1', type = '1'): PermissionEntry {
  return { action, type, status, describe: '' };
}

function holding(own: readonly PermissionEntry[], all: readonly PermissionEntry[] = []): PermissionLists {
  return { own, all };
}

describe('routes', () => {
  it.each([undefined, null, []])('PERM-01 opens a route without required codes (%j) to everybody', (required) => {
    expect([mayOpenRoute(required, null), mayOpenRoute(required, holding([]))]).toEqual([true, true]);
  });

  it('PERM-01 opens a route to a holder of at least one of its codes', () => {
    const required = ['user:list', 'user:edit, user:freeze'];
    const answers = [
      [],
      [entry('user:list')],
      [entry('user:freeze,other')],
      [entry('user')],
      [entry('user:edit', '1', '2')],
    ].map((own) => mayOpenRoute(required, holding(own)));
    expect(answers).toEqual([false, true, true, false, true]);
  });

  it('PERM-01 denies a route until the lists are loaded', () => {
    expect(mayOpenRoute(['user:list'], null)).toBe(false);
  });

  it('PERM-01 ignores a code that is out of service in either list', () => {
    expect([
      mayOpenRoute(['a'], holding([entry('a', '0')])),
      mayOpenRoute(['a'], holding([entry('a'), entry('a', '0')])),
      mayOpenRoute(['a'], holding([entry('a')], [entry('a', '0')])),
      mayOpenRoute(['a', 'b'], holding([entry('a', '0'), entry('b')])),
    ]).toEqual([false, false, false, true]);
  });

  it('PERM-01 denies a route whose required codes are blank', () => {
    expect(mayOpenRoute(['', ' , '], holding([entry('')]))).toBe(false);
  });
});
