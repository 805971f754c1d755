import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';
import { validity } from './content-parts.ts';

/** The columns of news and policies, one below the other. */
export const newsTypeResource = defineResource({
  name: 'newsType',
  path: '/isps/newsType',
  title: localized('资讯类型', 'News types'),
  singular: localized('资讯类型', 'News type'),
  permissionPrefix: 'newsType',
  labelField: 'name',
  lookup: 'related',
  scope: 'tenant',
  tree: { parent: 'parentId' },
  defaultSorter: { column: 'sort', order: 'asc' },
  columns: ['name', 'code', 'sort', 'showOnHome', 'status', 'updateTime'],
  related: [
    { resource: 'news', by: 'typeId' },
    { resource: 'policy', by: 'typeId' },
  ],
  fields: {
    name: {
      type: 'text',
      label: localized('类型名称', 'Name'),
      maximumLength: 50,
      isRequired: true,
      search: 'contains',
      column: { width: 280, isSortable: true },
    },
    code: {
      type: 'text',
      label: localized('类型编码', 'Code'),
      maximumLength: 30,
      isRequired: true,
      isUnique: true,
      ignoresCase: true,
      rule: 'code',
      search: 'contains',
      column: { width: 160, isSortable: true },
    },
    parentId: {
      type: 'reference',
      resource: 'newsType',
      label: localized('上级类型', 'Parent type'),
      search: 'equals',
      column: { width: 160 },
      form: { hint: localized('不选则为最上级', 'At the top if left out') },
    },
    sort: {
      type: 'integer',
      label: localized('排序', 'Order'),
      minimum: 0,
      maximum: 9999,
      isRequired: true,
      initial: 0,
      column: { width: 90, isSortable: true },
    },
    showOnHome: { type: 'yesNo', label: localized('首页展示', 'On the home page'), isRequired: true, initial: 'N', search: 'equals', column: { width: 150 } },
    status: validity,
  },
});
