import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** The values of a dictionary. One that is no longer in use keeps its text for old rows and is offered no more. */
export const dictItemResource = defineResource({
  name: 'dictItem',
  path: '/isystem/dictItem',
  callPath: '/sys/dictItem',
  table: 'sys_dict_item',
  title: localized('字典配置', 'Dictionary items'),
  singular: localized('字典项', 'Dictionary item'),
  permissionPrefix: 'dictItem',
  labelField: 'itemText',
  lookup: 'nobody',
  scope: 'platform',
  within: 'dictId',
  defaultSorter: { column: 'sortOrder', order: 'asc' },
  columns: ['itemText', 'itemValue', 'itemTextEn', 'itemColor', 'sortOrder', 'status'],
  actions: {
    enable: {
      label: localized('启用', 'Enable'),
      on: 'rows',
      move: { field: 'status', from: ['0'], to: '1' },
    },
    disable: {
      label: localized('停用', 'Disable'),
      on: 'rows',
      right: 'enable',
      move: { field: 'status', from: ['1'], to: '0' },
    },
  },
  fields: {
    dictId: {
      type: 'reference',
      resource: 'dict',
      label: localized('字典', 'Dictionary'),
      isRequired: true,
      search: 'equals',
      column: { width: 160 },
    },
    itemText: {
      type: 'text',
      label: localized('名称', 'Text'),
      maximumLength: 100,
      isRequired: true,
      search: 'contains',
      column: { width: 180, isSortable: true },
    },
    itemTextEn: {
      type: 'text',
      label: localized('英文名称', 'English text'),
      maximumLength: 100,
      column: { width: 180 },
      form: {
        hint: localized('英文界面显示的名称，不填则显示中文', 'Shown in the English interface; the Chinese one if left out'),
      },
    },
    itemValue: {
      type: 'text',
      label: localized('数据值', 'Value'),
      maximumLength: 64,
      rule: 'plainValue',
      isRequired: true,
      isUnique: { within: 'dictId' },
      search: 'equals',
      column: { width: 140, isSortable: true },
    },
    itemColor: {
      type: 'dictionary',
      dictionary: 'tag_colour',
      label: localized('标签颜色', 'Colour of the tag'),
      column: { width: 110 },
      form: {
        hint: localized('列表里按此颜色显示标签；不选则显示文字', 'Lists draw a tag of this colour; plain text if left out'),
      },
    },
    sortOrder: {
      type: 'integer',
      label: localized('排序值', 'Order'),
      minimum: 0,
      maximum: 9999,
      initial: 1,
      column: { width: 90, isSortable: true },
    },
    status: {
      type: 'state',
      dictionary: 'dict_item_status',
      initial: '1',
      label: localized('是否启用', 'In use'),
      search: 'equals',
      column: { width: 100, isSortable: true },
    },
    description: {
      type: 'text',
      label: localized('描述', 'Description'),
      maximumLength: 255,
      column: { width: 240 },
      form: { isWide: true },
    },
  },
});
