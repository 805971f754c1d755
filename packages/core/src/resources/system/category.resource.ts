import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** The tree of categories of a tenant, from which goods, policies, enterprises and matches choose. */
export const categoryResource = defineResource({
  name: 'category',
  path: '/isys/category',
  callPath: '/sys/category',
  table: 'sys_category',
  title: localized('分类字典', 'Categories'),
  singular: localized('分类', 'Category'),
  permissionPrefix: 'category',
  labelField: 'name',
  lookup: 'related',
  tree: { parent: 'pid' },
  defaultSorter: { column: 'code', order: 'asc' },
  columns: ['name', 'code', 'createTime', 'updateTime'],
  fields: {
    name: {
      type: 'text',
      label: localized('分类名称', 'Name'),
      maximumLength: 100,
      isRequired: true,
      isUnique: { within: 'pid' },
      isNamedOnce: true,
      search: 'contains',
      column: { width: 320, isSortable: true },
    },
    code: {
      type: 'text',
      label: localized('分类编码', 'Code'),
      maximumLength: 64,
      isUnique: true,
      search: 'contains',
      column: { width: 200, isSortable: true },
      form: false,
    },
    pid: {
      type: 'reference',
      resource: 'category',
      label: localized('上级分类', 'Category above'),
      search: 'equals',
      column: { width: 160 },
      form: { hint: localized('不选则为最上级', 'At the top if left out') },
    },
  },
});
