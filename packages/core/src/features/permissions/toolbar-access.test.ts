import { describe, expect, it } from 'vitest';

import type { PermissionEntry } from '../../contract/index.ts';
import { toolbarAccess, type PermissionLists } from './index.ts';

function entry(action: string, status = '1'): PermissionEntry {
  return { action, type: '1', status, describe: '' };
}

function holding(own: readonly PermissionEntry[], all: readonly PermissionEntry[] = []): PermissionLists {
  return { own, all };
}

describe('table toolbar', () => {
  const all = [entry('user:add'), entry('user:batch_delete')];

  it.each([undefined, ''])('PERM-06 shows every button without a prefix (%j)', (prefix) => {
    expect(toolbarAccess(prefix, null, 'strict')).toEqual({ add: true, batchDelete: true });
  });

  it('PERM-06 hides the configured buttons that the user does not hold', () => {
    expect(toolbarAccess('user', holding([], all), 'strict')).toEqual({ add: false, batchDelete: false });
    expect(toolbarAccess('user', holding([entry('user:add')], all), 'strict')).toEqual({ add: true, batchDelete: false });
    expect(toolbarAccess('user', holding([entry('user:add,user:batch_delete')], all), 'strict')).toEqual({
      add: true,
      batchDelete: true,
    });
  });

  it('PERM-06 shows what no list names, and looks at the own prefix alone', () => {
    expect(toolbarAccess('role', holding([], all), 'strict')).toEqual({ add: true, batchDelete: true });
    expect(toolbarAccess('user', holding([], [entry('user:batch_delete')]), 'strict')).toEqual({
      add: true,
      batchDelete: false,
    });
  });

  it('PERM-06 hides both buttons while the lists are not loaded', () => {
    expect(toolbarAccess('user', null, 'directive')).toEqual({ add: false, batchDelete: false });
  });

  it('PERM-06 follows the policy where a code is out of service', () => {
    const lists = holding([], [entry('user:add', '0')]);
    expect([toolbarAccess('user', lists, 'strict').add, toolbarAccess('user', lists, 'directive').add]).toEqual([false, true]);
    expect(toolbarAccess('user', holding([entry('user:add', '0')]), 'strict').add).toBe(false);
  });
});
