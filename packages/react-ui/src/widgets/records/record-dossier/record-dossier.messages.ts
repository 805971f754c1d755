import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const recordDossierMessages = {
  tab: (label: LocalizedText, total: number | null) =>
    total === null ? label : localized(`${label['zh-CN']} ${total}`, `${label['en-US']} ${total}`),
  timeline: localized('时间线', 'Time line'),
  noEvents: localized('还没有相关业务', 'Nothing has been recorded yet'),
  comments: localized('评论', 'Comments'),
  noComments: localized('还没有评论', 'Nobody has commented yet'),
  comment: localized('写评论', 'Write a comment'),
  hint: localized(
    '输入 @ 提醒同事，Ctrl+Enter 发布；没有发布的内容会保留',
    'Type @ to tell a colleague, Ctrl+Enter to send. What is not sent stays here.',
  ),
  phoneHint: localized(
    '输入 @ 提醒同事；没有发布的内容会保留',
    'Type @ to tell a colleague. What is not sent stays here.',
  ),
  send: localized('发布', 'Send'),
  nobody: localized('没有可以提醒的同事', 'No colleague to tell'),
  loadFailed: localized('相关业务加载失败', 'What belongs to the record could not be loaded'),
  loading: localized('加载中…', 'Loading…'),
} as const;
