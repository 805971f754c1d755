import { localized } from '../../kernel/index.ts';
import { reviewStates as states } from './business-states.ts';

/** What several business resources say alike: data for their descriptions, each part with its keys. */

/** Draft, published, taken offline; the time of publishing is kept. */
export const publicationActions = {
  publish: {
    label: localized('发布', 'Publish'),
    on: 'rows',
    move: { field: 'status', from: ['0', '2'], to: '1' },
    stamp: { at: 'publishTime' },
  },
  withdraw: {
    label: localized('下线', 'Take offline'),
    on: 'rows',
    right: 'publish',
    move: { field: 'status', from: ['1'], to: '2' },
  },
} as const;

/** The fields that `publicationActions` moves and stamps. */
export const publicationFields = {
  status: {
    type: 'state',
    dictionary: 'publish_status',
    initial: '0',
    label: localized('发布状态', 'Status'),
    search: 'equals',
    column: { width: 110, isSortable: true },
  },
  publishTime: {
    type: 'dateTime',
    label: localized('发布时间', 'Published'),
    search: 'range',
    column: { width: 170, isSortable: true },
    form: false,
  },
} as const;

export const publicationViews = [
  { key: 'draft', title: localized('草稿', 'Drafts'), search: { status: '0' } },
  { key: 'published', title: localized('已发布', 'Published'), search: { status: '1' } },
  { key: 'offline', title: localized('已下线', 'Offline'), search: { status: '2' } },
] as const;

/** What the shop and the learning pages put on sale or on show. */
export const shelfFields = {
  status: {
    type: 'state',
    dictionary: 'shelf_status',
    initial: '0',
    label: localized('上架状态', 'Shelf'),
    search: 'equals',
    column: { width: 120, isSortable: true },
  },
} as const;

/** A review of what somebody submitted: waiting, passed, or rejected with a reason. */
export const reviewActions = {
  pass: {
    label: localized('审核通过', 'Pass'),
    on: 'rows',
    right: 'audit',
    isDecision: true,
    move: { field: 'auditStatus', from: [states.waiting, states.rejected], to: states.passed },
    sets: { auditReason: null },
  },
  reject: {
    label: localized('驳回', 'Reject'),
    on: 'rows',
    right: 'audit',
    isDanger: true,
    isDecision: true,
    move: { field: 'auditStatus', from: [states.waiting, states.passed], to: states.rejected },
    asks: { auditReason: 'required' },
  },
} as const;

/** Reasons that are given often for what somebody wrote or sent in. */
const reviewPhrases = [
  localized('图片不清楚，请重新上传', 'The pictures are not clear. Upload them again.'),
  localized('内容不完整，请补充后再提交', 'The content is not complete. Add to it and submit it again.'),
  localized('内容与主题不符', 'The content does not fit the subject.'),
  localized('含有广告或联系方式', 'It contains advertising or contact details.'),
] as const;

/** The fields that `reviewActions` moves and asks for. */
export const reviewFields = {
  auditStatus: {
    type: 'state',
    dictionary: 'audit_status',
    states,
    initial: states.waiting,
    label: localized('审核状态', 'Review'),
    search: 'equals',
    column: { width: 110, isSortable: true },
  },
  auditReason: {
    type: 'multilineText',
    label: localized('驳回原因', 'Reason of the rejection'),
    maximumLength: 255,
    phrases: reviewPhrases,
    column: { width: 200 },
    form: false,
  },
} as const;

/** What waits for a review. The work is headed by what it is about: 待审核的帖子. */
export const waitingView = (chinese: string, english: string) =>
  ({
    key: 'waiting',
    title: localized('待审核', 'Waiting'),
    search: { auditStatus: states.waiting },
    work: { actions: ['pass'], title: localized(`待审核的${chinese}`, `${english} to review`) },
  }) as const;

/** Most of what anything is counted to. */
const MOST = 1_000_000_000;

/** A number that grows with use, or that the server keeps of what it counts; nobody types it. */
export const usageCount = (chinese: string, english: string) =>
  ({
    type: 'integer',
    label: localized(chinese, english),
    minimum: 0,
    maximum: MOST,
    initial: 0,
    column: { width: 100, isSortable: true },
    form: false,
  }) as const;

/** A yes-no field that is "no" at first. */
export const flag = (chinese: string, english: string, group: string) =>
  ({
    type: 'yesNo',
    label: localized(chinese, english),
    isRequired: true,
    initial: 'N',
    search: 'equals',
    column: { width: 80 },
    form: { group },
  }) as const;

/** The place among others: smaller numbers first. */
export const orderAmong = (group: string) =>
  ({
    type: 'integer',
    label: localized('排序', 'Order'),
    minimum: 0,
    maximum: 9999,
    isRequired: true,
    initial: 0,
    column: { width: 90, isSortable: true },
    form: { group, hint: localized('数字越小越靠前', 'Smaller numbers come first') },
  }) as const;

/** Whether a type may be chosen. */
export const validity = {
  type: 'dictionary',
  dictionary: 'valid_status',
  label: localized('状态', 'Status'),
  isRequired: true,
  initial: '1',
  search: 'equals',
  column: { width: 100 },
} as const;
