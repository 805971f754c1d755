import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const businessSelectMessages = {
  choose: localized('选择', 'Choose'),
  prompt: (name: LocalizedText) => localized(`请选择${name['zh-CN']}`, `Choose: ${name['en-US'].toLowerCase()}`),
  title: (name: LocalizedText) => localized(`选择${name['zh-CN']}`, `Choose: ${name['en-US'].toLowerCase()}`),
  search: (name: LocalizedText) => localized(`请输入${name['zh-CN']}`, name['en-US']),
  chosen: (name: LocalizedText) => localized(`已选${name['zh-CN']}`, `Chosen ${name['en-US'].toLowerCase()}`),
  action: localized('操作', 'Action'),
  remove: localized('删除', 'Remove'),
  nothing: localized('还没有选择', 'Nothing is chosen yet.'),
} as const;
