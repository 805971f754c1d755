import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** Lists of values by a code, from which fields, searches and other front-ends offer choices. */
export const dictResource = defineResource({
  name: 'dict',
  path: '/isystem/dict',
  callPath: '/sys/dict',
  table: 'sys_dict',
  title: localized('数据字典', 'Dictionaries'),
  singular: localized('字典', 'Dictionary'),
  permissionPrefix: 'dictionary',
  labelField: 'dictName',
  lookup: 'related',
  scope: 'platform',
  defaultSorter: { column: 'dictCode', order: 'asc' },
  columns: ['dictName', 'dictCode', 'description', 'updateTime'],
  related: [{ resource: 'dictItem', by: 'dictId' }],
  actions: {
    refresh: { label: localized('刷新缓存', 'Refresh the cache'), on: 'list', opens: 'dialog' },
  },
  fields: {
    dictName: {
      type: 'text',
      label: localized('字典名称', 'Name'),
      maximumLength: 100,
      isRequired: true,
      search: 'contains',
      column: { width: 200, isSortable: true },
    },
    dictCode: {
      type: 'text',
      label: localized('字典编码', 'Code'),
      maximumLength: 64,
      rule: 'code',
      isRequired: true,
      isUnique: true,
      ignoresCase: true,
      search: 'contains',
      column: { width: 220, isSortable: true },
      form: {
        hint: localized('字母开头，可以有数字和下划线', 'Begins with a letter; digits and underscores may follow'),
      },
    },
    description: {
      type: 'text',
      label: localized('描述', 'Description'),
      maximumLength: 255,
      column: { width: 300 },
      form: { isWide: true },
    },
  },
});
