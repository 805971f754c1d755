import { text, type Text } from '../../../kernel/index.ts';
import type { RemoteWriter } from './record-form.types.ts';

const quotedLabels = (labels: readonly Text[], locale: keyof Text): string =>
  locale === 'zh-CN'
    ? labels.map((label) => `“${label[locale]}”`).join('、')
    : labels.map((label) => `“${label[locale]}”`).join(', ');

export const recordFormMessages = {
  addTitle: (singular: Text) => text(`新增${singular['zh-CN']}`, `Add ${singular['en-US'].toLowerCase()}`),
  editTitle: (singular: Text) => text(`编辑${singular['zh-CN']}`, `Edit ${singular['en-US'].toLowerCase()}`),
  detailsTitle: (singular: Text) => text(`${singular['zh-CN']}详情`, `${singular['en-US']} details`),
  saved: text('保存成功', 'Saved'),
  /** A value of a conflict that is empty. */
  nothing: text('（空）', '(empty)'),
  /** `saved`: the words about the save itself. */
  savedWithRemoteChanges: (saved: Text, labels: readonly Text[], { by }: RemoteWriter) =>
    text(
      `${saved['zh-CN']} ${by ?? '他人'}刚刚修改的${quotedLabels(labels, 'zh-CN')}已一并保留`,
      `${saved['en-US']} What ${by ?? 'somebody else'} has just changed was kept: ${quotedLabels(labels, 'en-US')}`,
    ),
} as const;
