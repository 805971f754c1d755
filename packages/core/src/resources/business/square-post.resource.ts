import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';
import { reviewActions, reviewFields, usageCount, waitingView } from './content-parts.ts';
import { registeredPerson } from './registered-person.ts';

/** A post of the square: written by retirees, reviewed by staff. */
export const squarePostResource = defineResource({
  name: 'squarePost',
  path: '/isps/squarePost',
  title: localized('广场帖子', 'Posts'),
  singular: localized('帖子', 'Post'),
  permissionPrefix: 'squarePost',
  labelField: 'summary',
  lookup: 'nobody',
  scope: 'tenant',
  offers: ['list', 'edit', 'delete', 'batch_delete', 'recycle', 'purge', 'history', 'export'],
  defaultSorter: { column: 'createTime', order: 'desc' },
  columns: ['summary', 'authorName', 'auditStatus', 'status', 'topicId', 'likeCount', 'commentCount', 'reportCount', 'createTime'],
  pinnedBy: 'isTop',
  views: [
    waitingView('帖子', 'Posts'),
    {
      key: 'reported',
      title: localized('被举报', 'Reported'),
      search: { reportCount_begin: '1' },
      work: { actions: ['hide'], title: localized('被举报的帖子', 'Reported posts') },
    },
    { key: 'hidden', title: localized('已隐藏', 'Hidden'), search: { status: '0' } },
  ],
  actions: {
    pass: { ...reviewActions.pass, sets: { auditReason: null, status: '1' }, stamp: { at: 'publishTime' } },
    reject: { ...reviewActions.reject, sets: { status: '0' } },
    hide: { label: localized('隐藏', 'Hide'), on: 'rows', right: 'audit', move: { field: 'status', from: ['1'], to: '0' } },
    show: {
      label: localized('显示', 'Show'),
      on: 'rows',
      right: 'audit',
      when: {
        condition: { field: 'auditStatus', rule: 'eq', value: '1' },
        otherwise: localized('审核通过的帖子才能显示', 'Only posts that have passed the review are shown.'),
      },
      move: { field: 'status', from: ['0'], to: '1' },
    },
  },
  fields: {
    summary: {
      type: 'text',
      label: localized('摘要', 'Excerpt'),
      maximumLength: 60,
      isRequired: true,
      search: 'contains',
      column: { width: 270 },
      form: false,
    },
    retireeId: { ...registeredPerson, form: false },
    authorName: {
      type: 'text',
      label: localized('作者', 'Author'),
      maximumLength: 30,
      isRequired: true,
      search: 'contains',
      column: { width: 110 },
      form: false,
    },
    content: { type: 'richText', label: localized('内容', 'Content'), maximumLength: 20_000, column: false, form: false },
    images: { type: 'file', accepts: 'image', maximum: 9, label: localized('图片', 'Pictures'), column: { width: 120 }, form: false },
    video: { type: 'file', accepts: 'video', maximum: 1, label: localized('视频', 'Video'), column: false, form: false },
    place: { type: 'text', label: localized('发布地点', 'Place'), maximumLength: 100, column: { width: 140 }, form: false },
    topicId: { type: 'reference', resource: 'topic', label: localized('话题', 'Topic'), search: 'equals', column: { width: 150 } },
    isTop: { type: 'yesNo', label: localized('置顶', 'Pinned'), isRequired: true, initial: 'N', search: 'equals', column: { width: 80 } },
    isHot: { type: 'yesNo', label: localized('热门', 'Hot'), isRequired: true, initial: 'N', search: 'equals', column: { width: 80 } },
    likeCount: { ...usageCount('点赞', 'Likes'), column: { width: 110, isSortable: true } },
    commentCount: { ...usageCount('评论', 'Comments'), column: { width: 130, isSortable: true } },
    viewCount: usageCount('浏览', 'Views'),
    reportCount: { ...usageCount('举报', 'Reports'), search: 'range' },
    ...reviewFields,
    status: {
      type: 'state',
      dictionary: 'post_status',
      initial: '0',
      label: localized('显示状态', 'Shown'),
      search: 'equals',
      column: { width: 110, isSortable: true },
    },
    publishTime: { type: 'dateTime', label: localized('发布时间', 'Published'), search: 'range', column: { width: 170, isSortable: true }, form: false },
  },
});
