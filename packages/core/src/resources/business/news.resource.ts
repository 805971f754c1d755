import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';
import { usageCount, flag, publicationActions, publicationFields, publicationViews } from './content-parts.ts';

/** An article of the platform. */
export const newsResource = defineResource({
  name: 'news',
  path: '/isps/news',
  title: localized('资讯管理', 'News'),
  singular: localized('资讯', 'Article'),
  permissionPrefix: 'news',
  labelField: 'title',
  lookup: 'related',
  scope: 'tenant',
  defaultSorter: { column: 'createTime', order: 'desc' },
  columns: ['title', 'typeId', 'status', 'source', 'viewCount', 'publishTime'],
  pinnedBy: 'isTop',
  views: publicationViews,
  actions: publicationActions,
  groups: { basics: localized('基本信息', 'Basics'), content: localized('正文', 'Text') },
  fields: {
    title: {
      type: 'text',
      label: localized('标题', 'Title'),
      maximumLength: 100,
      isRequired: true,
      search: 'contains',
      column: { width: 320, isSortable: true },
      form: { group: 'basics', isWide: true },
    },
    typeId: {
      type: 'reference',
      resource: 'newsType',
      label: localized('资讯类型', 'Type'),
      isRequired: true,
      search: 'equals',
      column: { width: 130 },
      form: { group: 'basics' },
    },
    source: { type: 'text', label: localized('来源', 'Source'), maximumLength: 100, column: { width: 160 }, form: { group: 'basics' } },
    cover: { type: 'file', accepts: 'image', maximum: 1, label: localized('封面', 'Cover'), column: { width: 90 }, form: { group: 'basics' } },
    isTop: flag('置顶', 'Pinned', 'basics'),
    summary: {
      type: 'multilineText',
      label: localized('摘要', 'Summary'),
      maximumLength: 300,
      column: { width: 260 },
      form: { group: 'content', isWide: true },
    },
    content: {
      type: 'richText',
      label: localized('正文', 'Text'),
      maximumLength: 20_000,
      isRequired: true,
      column: false,
      form: { group: 'content', isWide: true },
    },
    ...publicationFields,
    viewCount: usageCount('阅读量', 'Reads'),
  },
});
