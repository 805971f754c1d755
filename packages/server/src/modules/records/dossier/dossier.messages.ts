import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const dossierMessages = {
  said: localized('评论已发布', 'Your comment is there.'),
  cannotRead: localized(
    '有同事看不到这条数据或已停用，请从列表中重新选择要提醒的同事',
    'One of these colleagues cannot read this record, or has no account any more. Choose from the list again.',
  ),
  mention: (who: string, name: string, singular: LocalizedText, words: string) =>
    localized(
      `${who}在${name === '' ? singular['zh-CN'] : `“${name}”`}的评论中提到了您：${words}`,
      `${who} mentioned you about ${name === '' ? singular['en-US'] : `“${name}”`}: ${words}`,
    ),
  mentions: (name: string, singular: LocalizedText) =>
    localized(
      `{n} 条评论在${name === '' ? singular['zh-CN'] : `“${name}”`}中提到了您`,
      `{n} comments about ${name === '' ? singular['en-US'] : `“${name}”`} mention you`,
    ),
} as const;
