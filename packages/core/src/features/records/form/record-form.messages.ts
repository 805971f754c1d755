import { localized, type LocalizedText } from '../../../kernel/index.ts';
import type { RemoteWriter } from './record-form.types.ts';

const quotedLabels = (labels: readonly LocalizedText[], locale: keyof LocalizedText): string =>
  locale === 'zh-CN'
    ? labels.map((label) => `“${label[locale]}”`).join('、')
    : labels.map((label) => `“${label[locale]}”`).join(', ');

export const recordFormMessages = {
  addTitle: (singular: LocalizedText) =>
    localized(`新增${singular['zh-CN']}`, `Add ${singular['en-US'].toLowerCase()}`),
  editTitle: (singular: LocalizedText) =>
    localized(`编辑${singular['zh-CN']}`, `Edit ${singular['en-US'].toLowerCase()}`),
  detailsTitle: (singular: LocalizedText) => localized(`${singular['zh-CN']}详情`, `${singular['en-US']} details`),
  filesFailed: localized(
    '有文件没有上传成功，请重试或移除后再保存',
    'A file was not uploaded. Try again or remove it, then save',
  ),
  thereAlready: (singular: LocalizedText, state: string) =>
    localized(
      `此人已有这项${singular['zh-CN']}${state === '' ? '' : `（${state}）`}`,
      `This person has such a ${singular['en-US'].toLowerCase()} already${state === '' ? '' : ` (${state})`}`,
    ),
  saved: localized('保存成功', 'Saved'),
  /** Of an empty input that the server fills; `source`: the reference whose row it is taken of. */
  takenOf: (source: LocalizedText) =>
    localized(`留空则取自所选${source['zh-CN']}`, `Taken of the ${source['en-US'].toLowerCase()} if left empty`),
  /** An empty value in a conflict. */
  nothing: localized('（空）', '(empty)'),
  /** `saved`: the message about the save itself. */
  savedWithRemoteChanges: (saved: LocalizedText, labels: readonly LocalizedText[], { by }: RemoteWriter) =>
    localized(
      `${saved['zh-CN']} ${by ?? '他人'}刚刚修改的${quotedLabels(labels, 'zh-CN')}已一并保留`,
      `${saved['en-US']} What ${by ?? 'somebody else'} has just changed was kept: ${quotedLabels(labels, 'en-US')}`,
    ),
} as const;
