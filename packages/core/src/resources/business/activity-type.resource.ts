import { text } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

export const activityTypeResource = defineResource({
  name: 'activityType',
  path: '/isps/activityType',
  title: text('活动类型', 'Activity types'),
  singular: text('活动类型', 'Activity type'),
  permissionPrefix: 'activityType',
  labelField: 'name',
  isLookup: true,
  defaultSorter: { column: 'sort', order: 'asc' },
  fields: {
    name: {
      type: 'text',
      label: text('类型名称', 'Name'),
      maximumLength: 50,
      isRequired: true,
      isUnique: true,
      search: 'contains',
      column: { width: 200, isSortable: true },
    },
    code: {
      type: 'text',
      label: text('类型编码', 'Code'),
      maximumLength: 20,
      rule: 'lettersAndDigits',
      isRequired: true,
      isUnique: true,
      search: 'contains',
      column: { width: 160, isSortable: true },
    },
    sort: {
      type: 'integer',
      label: text('排序', 'Order'),
      minimum: 0,
      maximum: 9999,
      initial: 0,
      column: { width: 100, isSortable: true },
    },
    status: {
      type: 'dictionary',
      dictionary: 'valid_status',
      label: text('状态', 'Status'),
      isRequired: true,
      initial: '1',
      search: 'equals',
      column: { width: 100, isSortable: true },
    },
    remark: {
      type: 'multilineText',
      label: text('备注', 'Remark'),
      maximumLength: 255,
      column: { width: 260 },
      form: { isWide: true },
    },
  },
});
