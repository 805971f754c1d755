import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

export const positionResource = defineResource({
  name: 'position',
  path: '/isystem/position',
  callPath: '/sys/position',
  title: localized('职务管理', 'Positions'),
  singular: localized('职务', 'Position'),
  permissionPrefix: 'position',
  labelField: 'name',
  lookup: 'related',
  scope: 'platform',
  defaultSorter: { column: 'code', order: 'asc' },
  columns: ['name', 'code', 'postRank', 'createTime'],
  fields: {
    code: {
      type: 'text',
      label: localized('职务编码', 'Position code'),
      maximumLength: 30,
      rule: 'lettersAndDigits',
      isRequired: true,
      isUnique: true,
      ignoresCase: true,
      search: 'contains',
      column: { width: 160, isSortable: true },
    },
    name: {
      type: 'text',
      label: localized('职务名称', 'Position name'),
      maximumLength: 50,
      isRequired: true,
      search: 'contains',
      column: { width: 240, isSortable: true },
    },
    postRank: {
      type: 'dictionary',
      dictionary: 'position_rank',
      textAlsoAs: 'rank_dictText',
      label: localized('职级', 'Rank'),
      isRequired: true,
      search: 'equals',
      column: { width: 140, isSortable: true },
    },
  },
});
