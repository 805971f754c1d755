import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';
import { reviewActions, reviewFields, usageCount, waitingView } from './content-parts.ts';

/** A work that somebody sent in for a match. */
export const matchWorkResource = defineResource({
  name: 'matchWork',
  path: '/isps/matchWork',
  title: localized('参赛作品', 'Works'),
  singular: localized('作品', 'Work'),
  permissionPrefix: 'matchWork',
  labelField: 'title',
  lookup: 'nobody',
  scope: 'tenant',
  within: 'matchId',
  defaultSorter: { column: 'createTime', order: 'desc' },
  columns: ['title', 'authorName', 'auditStatus', 'votes', 'rank', 'award', 'matchId', 'createTime'],
  views: [waitingView, { key: 'passed', title: localized('已通过', 'Passed'), search: { auditStatus: '1' } }],
  actions: {
    ...reviewActions,
    award: {
      label: localized('评奖', 'Award'),
      on: 'row',
      when: {
        condition: { field: 'auditStatus', rule: 'eq', value: '1' },
        otherwise: localized('审核通过的作品才能评奖', 'Only works that have passed can be awarded.'),
      },
      asks: { rank: 'required', award: 'optional' },
    },
  },
  fields: {
    matchId: { type: 'reference', resource: 'match', label: localized('所属赛事', 'Match'), isRequired: true, search: 'equals', column: { width: 240 } },
    title: {
      type: 'text',
      label: localized('作品名称', 'Title'),
      maximumLength: 100,
      isRequired: true,
      search: 'contains',
      column: { width: 220, isSortable: true },
    },
    authorName: { type: 'text', label: localized('作者', 'Author'), maximumLength: 30, isRequired: true, search: 'contains', column: { width: 110 } },
    images: { type: 'file', accepts: 'image', maximum: 9, label: localized('作品图片', 'Pictures'), column: { width: 130 }, form: { isWide: true } },
    video: { type: 'file', accepts: 'video', maximum: 1, label: localized('作品视频', 'Video'), column: false, form: { isWide: true } },
    description: { type: 'multilineText', label: localized('作品介绍', 'Description'), maximumLength: 1000, column: false, form: { isWide: true } },
    votes: usageCount('票数', 'Votes'),
    ...reviewFields,
    rank: {
      type: 'integer',
      label: localized('名次', 'Rank'),
      minimum: 1,
      maximum: 999,
      isUnique: { within: 'matchId' },
      column: { width: 90, isSortable: true },
      form: false,
    },
    award: { type: 'text', label: localized('奖项', 'Award'), maximumLength: 50, column: { width: 120 }, form: false },
  },
});
