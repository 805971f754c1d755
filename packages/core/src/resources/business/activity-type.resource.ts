import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

export const activityTypeResource = defineResource({
  name: 'activityType',
  path: '/isps/activityType',
  title: localized('活动类型', 'Activity types'),
  singular: localized('活动类型', 'Activity type'),
  permissionPrefix: 'activityType',
  labelField: 'name',
  lookup: 'related',
  scope: 'platform',
  defaultSorter: { column: 'sort', order: 'asc' },
  fields: {
    name: {
      type: 'text',
      label: localized('类型名称', 'Name'),
      maximumLength: 50,
      isRequired: true,
      isUnique: true,
      search: 'contains',
      column: { width: 200, isSortable: true },
    },
    code: {
      type: 'text',
      label: localized('类型编码', 'Code'),
      maximumLength: 20,
      rule: 'lettersAndDigits',
      isRequired: true,
      isUnique: true,
      search: 'contains',
      column: { width: 160, isSortable: true },
    },
    sort: {
      type: 'integer',
      label: localized('排序', 'Order'),
      minimum: 0,
      maximum: 9999,
      initial: 0,
      column: { width: 100, isSortable: true },
    },
    status: {
      type: 'dictionary',
      dictionary: 'valid_status',
      label: localized('状态', 'Status'),
      isRequired: true,
      initial: '1',
      search: 'equals',
      column: { width: 100, isSortable: true },
    },
    remark: {
      type: 'multilineText',
      label: localized('备注', 'Remark'),
      maximumLength: 255,
      column: { width: 260 },
      form: { isWide: true },
    },
  },
});
