import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';
import { reviewActions, reviewFields, usageCount, waitingView } from './content-parts.ts';
import { chooseRegistered, isUnregistered, registeredPerson } from './registered-person.ts';

/** Prizes are given when the vote is over and the match is not. */
const isJudged = {
  condition: { field: 'matchStatus', rule: 'eq', value: '3' },
  otherwise: localized('赛事在评审中时才能评奖', 'Works are awarded while their match is judged.'),
} as const;

const hasPassed = {
  condition: { field: 'auditStatus', rule: 'eq', value: '1' },
  otherwise: localized('审核通过的作品才能评奖', 'Only works that have passed can be awarded.'),
} as const;

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
  views: [waitingView('作品', 'Works'), { key: 'passed', title: localized('已通过', 'Passed'), search: { auditStatus: '1' } }],
  actions: {
    ...reviewActions,
    award: {
      label: localized('评奖', 'Award'),
      on: 'row',
      when: [hasPassed, isJudged],
      figures: [{ field: 'matchId' }, { field: 'votes' }, { field: 'ranksGiven' }],
      asks: { rank: 'required', award: 'optional', isTied: 'optional' },
    },
    awardByVotes: {
      label: localized('按票数排名次', 'Rank by votes'),
      on: 'rows',
      right: 'award',
      isHandled: true,
      when: [hasPassed, isJudged],
      confirm: localized(
        '所选作品按各自赛事全部通过作品的票数得名次，票数相同的并列，已有的名次会改写。不对的可以“取消奖项”。',
        'Each chosen work gets its place among all passed works of its match by votes; equal votes share a rank, and ranks of before are replaced. Take back what is wrong.',
      ),
    },
    removeAward: {
      label: localized('取消奖项', 'Take the award back'),
      on: 'rows',
      right: 'award',
      isDanger: true,
      when: [{ condition: { field: 'rank', rule: 'notEmpty' }, otherwise: localized('作品没有名次', 'The work has no rank.') }, isJudged],
      figures: [{ field: 'rank' }, { field: 'award' }],
      sets: { rank: null, award: null, isTied: 'N' },
    },
  },
  fields: {
    matchId: { type: 'reference', resource: 'match', label: localized('所属赛事', 'Match'), isRequired: true, search: 'equals', column: { width: 240 } },
    matchStatus: {
      type: 'joined',
      through: 'matchId',
      field: 'status',
      as: 'text',
      dictionary: 'match_status',
      label: localized('赛事状态', 'Match'),
      column: { width: 100 },
    },
    ranksGiven: { type: 'joined', through: 'matchId', field: 'ranksGiven', as: 'text', label: localized('已定名次', 'Ranks given'), column: false },
    title: {
      type: 'text',
      label: localized('作品名称', 'Title'),
      maximumLength: 100,
      isRequired: true,
      search: 'contains',
      column: { width: 220, isSortable: true },
    },
    retireeId: { ...registeredPerson, form: { hint: chooseRegistered } },
    authorName: {
      type: 'text',
      label: localized('作者', 'Author'),
      maximumLength: 30,
      requiredWhen: isUnregistered,
      filledFrom: { through: 'retireeId', field: 'name' },
      search: 'contains',
      column: { width: 110 },
    },
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
      column: { width: 90, isSortable: true },
      form: false,
    },
    isTied: { type: 'yesNo', label: localized('并列名次', 'Shared rank'), isRequired: true, initial: 'N', column: { width: 100 }, form: false },
    award: { type: 'text', label: localized('奖项', 'Award'), maximumLength: 50, column: { width: 120 }, form: false },
  },
});
