import { localized } from '@evergreen/core/kernel';

export const resourcesCommandMessages = {
  description: localized(
    '列出业务资源，或一个资源的字段、查询名称和操作',
    'list the resources, or the fields, search names and actions of one',
  ),
  resource: localized('业务资源，例如 activity', 'resource, such as activity'),
  columns: {
    name: localized('名称', 'Name'),
    title: localized('标题', 'Title'),
    path: localized('页面', 'Page'),
    field: localized('字段', 'Field'),
    label: localized('标签', 'Label'),
    type: localized('类型', 'Kind'),
    search: localized('查询名称', 'Search names'),
    action: localized('操作', 'Action'),
    right: localized('权限', 'Permission'),
    asks: localized('询问', 'Asks for'),
  },
  sortable: (names: string) => localized(`可排序：${names}`, `Sortable: ${names}`),
  examples: localized(
    '  evergreen resources\n  evergreen resources activity\n  evergreen resources activity --json',
    '  evergreen resources\n  evergreen resources activity\n  evergreen resources activity --json',
  ),
} as const;
