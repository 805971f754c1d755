import { text, type Text } from '../../kernel/index.ts';

export const recordFormMessages = {
  addTitle: (singular: Text) => text(`新增${singular['zh-CN']}`, `Add ${singular['en-US'].toLowerCase()}`),
  editTitle: (singular: Text) => text(`编辑${singular['zh-CN']}`, `Edit ${singular['en-US'].toLowerCase()}`),
  detailsTitle: (singular: Text) => text(`${singular['zh-CN']}详情`, `${singular['en-US']} details`),
  saved: text('保存成功', 'Saved'),
} as const;
