import { GRANT_PART } from '../../contract/index.ts';
import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** What several people may do; menus and buttons are granted to it on the page of authorisation. */
export const roleResource = defineResource({
  name: 'role',
  path: '/isystem/roleUserList',
  callPath: '/sys/role',
  table: 'sys_role',
  title: localized('角色管理', 'Roles'),
  singular: localized('角色', 'Role'),
  permissionPrefix: 'role',
  labelField: 'roleName',
  lookup: 'related',
  scope: 'platform',
  defaultSorter: { column: 'roleCode', order: 'asc' },
  columns: ['roleName', 'roleCode', 'needsSecondFactor', 'mayGive', 'description', 'createTime', 'updateTime'],
  related: [
    { resource: 'user', by: 'roles' },
    { resource: 'dataRule', by: 'roles' },
  ],
  actions: {
    members: { label: localized('成员', 'Members'), on: 'row', opens: 'dialog' },
    preview: { label: localized('以此角色查看', 'See as this role'), on: 'row', right: 'compare', opens: 'dialog' },
    compare: { label: localized('对比权限', 'Compare rights'), on: 'rows', opens: 'dialog' },
    copy: {
      label: localized('复制', 'Copy'),
      on: 'row',
      isHandled: true,
      asks: { roleName: 'required', roleCode: 'required' },
      confirm: localized('新角色有同样的菜单、按钮和数据规则，但还没有成员。', 'The new role has the same menu, buttons and data rules, and no members yet.'),
    },
  },
  recorded: { [GRANT_PART]: { label: localized('授权', 'Grant') } },
  fields: {
    roleName: {
      type: 'text',
      label: localized('角色名称', 'Name'),
      maximumLength: 100,
      isRequired: true,
      isUnique: true,
      isNamedOnce: true,
      search: 'contains',
      column: { width: 200, isSortable: true },
    },
    roleCode: {
      type: 'text',
      label: localized('角色编码', 'Code'),
      maximumLength: 64,
      rule: 'code',
      isRequired: true,
      isUnique: true,
      ignoresCase: true,
      search: 'contains',
      column: { width: 200, isSortable: true },
      form: { hint: localized('保存后不能修改', 'Cannot be changed once it is saved') },
    },
    needsSecondFactor: {
      type: 'yesNo',
      label: localized('必须两步验证', 'Needs two-step verification'),
      isRequired: true,
      initial: 'N',
      search: 'equals',
      column: { width: 130 },
      form: {
        hint: localized(
          '选“是”后，拥有此角色的人下次登录时必须先启用两步验证',
          'With “Yes”, people with this role must set up two-step verification at their next sign-in before anything else',
        ),
      },
    },
    mayGive: {
      type: 'references',
      resource: 'role',
      gives: 'roles',
      maximum: 50,
      label: localized('可授予的角色', 'Roles it may give'),
      column: { width: 220 },
      form: {
        isWide: true,
        hint: localized(
          '拥有此角色的人可以把这些角色授予他人，也可以管理拥有这些角色的账号，自己不必拥有。只能选择您拥有或可授予的角色。',
          'People with this role may give these roles to others and manage the accounts that have them, without having the roles themselves. Only roles that you have or may give can be chosen.',
        ),
      },
    },
    description: {
      type: 'multilineText',
      label: localized('说明', 'Description'),
      maximumLength: 255,
      column: { width: 320 },
      form: { isWide: true },
    },
  },
});
