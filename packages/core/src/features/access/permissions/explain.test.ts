import { describe, expect, it } from 'vitest';

import type { PermissionEntry } from '../../../contract/index.ts';
import { decideButton, explain } from './index.ts';

function entry(action: string, status = '1', type = '1'): PermissionEntry {
  return { action, type, status, describe: '' };
}

describe('explanation', () => {
  const t = (
    own: readonly PermissionEntry[],
    all: readonly PermissionEntry[] = [],
    form: readonly PermissionEntry[] = [],
  ) => explain('user:add', decideButton('user:add', { lists: { own, all }, formList: form, policy: 'strict' }));

  it('names the list and the entry that allowed the action', () => {
    expect(t([entry('user:add,user:edit')])).toEqual({
      'zh-CN':
        '“user:add” 允许：用户自己的权限列表包含它（策略 strict 第 8 条；条目 user:add,user:edit（类型 1，状态 1））',
      'en-US':
        '“user:add” is allowed: the user’s own permission list holds it (policy strict, rule 8; entry user:add,user:edit (type 1, status 1))',
    });
    expect(t([], [], [entry('user:add')])['en-US']).toBe(
      '“user:add” is allowed: the permission list of the form holds it (policy strict, rule 6; entry user:add (type 1, status 1))',
    );
  });

  it('names the reason of a denial: unknown, not granted, out of service, withdrawn', () => {
    expect(
      [t([]), t([], [entry('user:add', '1', '2')]), t([], [entry('user:add', '0')]), t([entry('user:add', '0')])].map(
        (words) => words['zh-CN'],
      ),
    ).toEqual([
      '“user:add” 不允许，按钮隐藏：没有列表授予它（策略 strict 第 9 条）',
      '“user:add” 不允许，按钮禁用：它已配置而用户未获授权（策略 strict 第 10 条；条目 user:add（类型 2，状态 1））',
      '“user:add” 不允许，按钮隐藏：全部权限列表中该条目状态为 0（策略 strict 第 1 条；条目 user:add（类型 1，状态 0））',
      '“user:add” 不允许，按钮隐藏：用户自己的权限列表中该条目状态为 0（策略 strict 第 4 条；条目 user:add（类型 1，状态 0））',
    ]);
  });

  it('reports that the lists are not loaded', () => {
    expect(explain('user:add', decideButton('user:add', { lists: null, policy: 'strict' }))['en-US']).toBe(
      '“user:add” is denied, its button is hidden: the permissions are not loaded, or what was asked is not one permission code (policy strict, rule 0)',
    );
  });
});
