import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const designMessages = {
  title: (name: LocalizedText) => localized(`表单设计：${name['zh-CN']}`, `Design of ${name['en-US']}`),
  close: localized('关闭', 'Close'),
  unsaved: localized('草稿尚未保存', 'The draft is not saved'),
  losses: localized('关闭后，未保存的修改会丢失。', 'What is not saved is lost when the designer closes.'),
  stay: localized('继续设计', 'Go on'),
  leave: localized('放弃修改', 'Discard'),
  fields: (count: number) =>
    localized(
      `共 ${count} 个字段。保存后在列表中点“设计”增减和修改字段。`,
      `${count} fields. Save it, and press “Design” in the list to add and change fields.`,
    ),
};
