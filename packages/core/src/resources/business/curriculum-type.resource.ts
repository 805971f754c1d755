import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';
import { validity } from './content-parts.ts';

/** The subjects of courses, one below the other. */
export const curriculumTypeResource = defineResource({
  name: 'curriculumType',
  path: '/isps/curriculumType',
  title: localized('课程类型', 'Curriculum types'),
  singular: localized('课程类型', 'Curriculum type'),
  permissionPrefix: 'curriculumType',
  labelField: 'name',
  lookup: 'related',
  scope: 'tenant',
  tree: { parent: 'parentId' },
  defaultSorter: { column: 'sort', order: 'asc' },
  columns: ['name', 'icon', 'sort', 'status', 'updateTime'],
  related: [{ resource: 'curriculum', by: 'typeId' }],
  fields: {
    name: {
      type: 'text',
      label: localized('类型名称', 'Name'),
      maximumLength: 50,
      isRequired: true,
      search: 'contains',
      column: { width: 280, isSortable: true },
    },
    parentId: {
      type: 'reference',
      resource: 'curriculumType',
      label: localized('上级类型', 'Parent type'),
      search: 'equals',
      column: { width: 160 },
      form: { hint: localized('不选则为最上级', 'At the top if left out') },
    },
    icon: { type: 'icon', label: localized('图标', 'Icon'), column: { width: 150 } },
    sort: {
      type: 'integer',
      label: localized('排序', 'Order'),
      minimum: 0,
      maximum: 9999,
      isRequired: true,
      initial: 0,
      column: { width: 90, isSortable: true },
    },
    status: validity,
  },
});
