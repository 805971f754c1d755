import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';
import { LONGEST_DEFINITION } from '../stored/stored-form.schema.ts';

const FIRST_DRAFT = `{
  "fields": [
    { "key": "name", "field": { "type": "text", "label": { "zh-CN": "名称" }, "maximumLength": 100, "isRequired": true, "search": "contains" } }
  ],
  "labelKey": "name"
}`;

/** Forms that staff make: each that is published is a list of rows with a form, rights and a history of its own. */
export const onlineFormResource = defineResource({
  name: 'onlineForm',
  path: '/online/cgform',
  callPath: '/online/cgform/head',
  table: 'online_form',
  title: localized('Online表单开发', 'Online forms'),
  singular: localized('表单', 'Form'),
  permissionPrefix: 'onlineForm',
  labelField: 'title',
  lookup: 'nobody',
  scope: 'platform',
  defaultSorter: { column: 'createTime', order: 'desc' },
  columns: ['title', 'code', 'status', 'publishedVersion', 'updateBy', 'updateTime'],
  offers: ['list', 'add', 'edit', 'delete', 'recycle', 'history', 'export'],
  fields: {
    title: {
      type: 'text',
      label: localized('表单名称', 'Title'),
      maximumLength: 50,
      isRequired: true,
      search: 'contains',
      column: { width: 220, isSortable: true },
    },
    titleEn: {
      type: 'text',
      label: localized('英文名称', 'Title in English'),
      maximumLength: 50,
      column: false,
      form: { hint: localized('不填则英文界面也显示中文名称', 'Without one, English pages show the Chinese title') },
    },
    code: {
      type: 'text',
      label: localized('编码', 'Code'),
      maximumLength: 32,
      isRequired: true,
      isUnique: true,
      search: 'contains',
      column: { width: 160, isSortable: true },
      form: {
        hint: localized(
          '小写字母、数字和下划线，以字母开头；发布后不能更改',
          'Lower-case letters, digits and underscores, beginning with a letter; fixed once it is published',
        ),
      },
    },
    draft: {
      type: 'json',
      label: localized('定义（草稿）', 'Definition (draft)'),
      maximumLength: LONGEST_DEFINITION,
      isRequired: true,
      initial: FIRST_DRAFT,
      column: false,
      form: {
        isWide: true,
      },
    },
    status: {
      type: 'state',
      dictionary: 'online_form_status',
      label: localized('状态', 'Status'),
      initial: '0',
      states: { draft: '0', published: '1', withdrawn: '2' },
      search: 'equals',
      column: { width: 100 },
    },
    publishedVersion: {
      type: 'integer',
      label: localized('已发布版本', 'Published version'),
      minimum: 0,
      maximum: 1_000_000_000,
      form: false,
      column: { width: 110 },
    },
  },
  actions: {
    design: { label: localized('设计', 'Design'), on: 'row', right: 'edit', opens: 'dialog' },
    publish: { label: localized('发布', 'Publish'), on: 'row', opens: 'dialog' },
    withdraw: {
      label: localized('停用', 'Withdraw'),
      on: 'row',
      move: { field: 'status', from: ['1'], to: '2' },
      confirm: localized('停用后无法再打开这个表单；数据和菜单保留。', 'Nobody can open the form then; its rows and its menu entry stay.'),
      final: localized('重新发布即可恢复。', 'Publishing brings all back.'),
      isDanger: true,
    },
  },
});
