import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** Which rows of a resource the roles reach that a rule is given to; without rules a role reaches all. */
export const dataRuleResource = defineResource({
  name: 'dataRule',
  path: '/isystem/permissionDataRule',
  callPath: '/sys/permissionDataRule',
  table: 'sys_permission_data_rule',
  title: localized('数据规则', 'Data rules'),
  singular: localized('数据规则', 'Data rule'),
  permissionPrefix: 'permissionDataRule',
  labelField: 'ruleName',
  lookup: 'nobody',
  scope: 'platform',
  defaultSorter: { column: 'createTime', order: 'desc' },
  columns: ['ruleName', 'resource', 'roles', 'status', 'updateTime'],
  fields: {
    ruleName: {
      type: 'text',
      label: localized('规则名称', 'Name'),
      maximumLength: 100,
      isRequired: true,
      search: 'contains',
      column: { width: 240, isSortable: true },
    },
    resource: {
      type: 'dictionary',
      dictionary: 'data_log_table',
      label: localized('限制的数据', 'Rows that it limits'),
      isRequired: true,
      search: 'equals',
      column: { width: 160 },
    },
    ruleCondition: {
      type: 'json',
      label: localized('条件', 'Condition'),
      maximumLength: 10_000,
      isRequired: true,
      initial: '{ "field": "createBy", "rule": "eq", "value": { "of": "username" } }',
      column: false,
      form: {
        isWide: true,
        hint: localized('只能看到范围内的数据', 'Only these rows are seen'),
      },
    },
    roles: {
      type: 'references',
      resource: 'role',
      label: localized('适用角色', 'Roles'),
      maximum: 100,
      search: 'equals',
      column: { width: 240 },
      form: { hint: localized('同一角色的多条规则须同时满足', 'Several rules of one role hold together') },
    },
    status: {
      type: 'dictionary',
      dictionary: 'valid_status',
      label: localized('状态', 'Status'),
      isRequired: true,
      initial: '1',
      search: 'equals',
      column: { width: 90 },
    },
  },
});
