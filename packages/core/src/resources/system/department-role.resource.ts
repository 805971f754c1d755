import { GRANT_PART } from '../../contract/index.ts';
import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** What some people of one department may do; it grants nothing that the department does not hold. */
export const departmentRoleResource = defineResource({
  name: 'departmentRole',
  path: '/isystem/departRole',
  callPath: '/sys/sysDepartRole',
  table: 'sys_depart_role',
  title: localized('部门角色', 'Department roles'),
  singular: localized('部门角色', 'Department role'),
  permissionPrefix: 'departRole',
  labelField: 'roleName',
  lookup: 'nobody',
  scope: 'platform',
  within: 'departId',
  defaultSorter: { column: 'roleCode', order: 'asc' },
  columns: ['roleName', 'roleCode', 'departId', 'users', 'description'],
  recorded: { [GRANT_PART]: { label: localized('授权', 'Grant') } },
  fields: {
    departId: {
      type: 'reference',
      resource: 'department',
      label: localized('部门', 'Department'),
      isRequired: true,
      search: 'equals',
      column: { width: 200 },
      form: { hint: localized('保存后不能更换', 'Cannot be changed once it is saved') },
    },
    roleName: {
      type: 'text',
      label: localized('角色名称', 'Name'),
      maximumLength: 100,
      isRequired: true,
      isUnique: { within: 'departId' },
      search: 'contains',
      column: { width: 180, isSortable: true },
    },
    roleCode: {
      type: 'text',
      label: localized('角色编码', 'Code'),
      maximumLength: 64,
      rule: 'code',
      isRequired: true,
      isUnique: { within: 'departId' },
      ignoresCase: true,
      search: 'contains',
      column: { width: 180, isSortable: true },
      form: { hint: localized('保存后不能修改', 'Cannot be changed once it is saved') },
    },
    users: {
      type: 'references',
      resource: 'user',
      maximum: 200,
      label: localized('成员', 'Members'),
      search: 'equals',
      column: { width: 240 },
      form: { hint: localized('只能选择本部门的用户', 'People of the department alone') },
    },
    description: {
      type: 'multilineText',
      label: localized('说明', 'Description'),
      maximumLength: 255,
      column: { width: 260 },
      form: { isWide: true },
    },
  },
});
