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
  columns: ['roleName', 'roleCode', 'description', 'createTime', 'updateTime'],
  related: [{ resource: 'user', by: 'roles' }],
  fields: {
    roleName: {
      type: 'text',
      label: localized('角色名称', 'Name'),
      maximumLength: 100,
      isRequired: true,
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
      search: 'contains',
      column: { width: 200, isSortable: true },
      form: { hint: localized('保存后不能修改', 'Cannot be changed once it is saved') },
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
