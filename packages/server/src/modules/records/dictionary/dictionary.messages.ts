import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const dictionaryMessages = {
  /** One wording for everything that cannot be looked up, whether it exists or not. */
  unknown: localized('没有这个字典', 'There is no such dictionary.'),
  codeStays: (title: LocalizedText) =>
    localized(
      `“${title['zh-CN']}”按此编码使用该字典，编码不能修改`,
      `${title['en-US']} uses the dictionary by this code, which cannot be changed.`,
    ),
  builtIn: (code: string) =>
    localized(
      `字典 ${code} 由系统自带，请换一个编码`,
      `The dictionary ${code} is part of the system. Choose another code.`,
    ),
  dictionaryStays: (name: string, title: LocalizedText) =>
    localized(
      `“${title['zh-CN']}”在使用字典“${name}”，不能删除`,
      `${title['en-US']} uses the dictionary “${name}”, which cannot be deleted.`,
    ),
  valueStays: (text: string, title: LocalizedText) =>
    localized(
      `“${title['zh-CN']}”的流程要用到“${text}”，只能修改名称，不能改值、停用或删除`,
      `${title['en-US']} depends on “${text}”: its text may be changed, but not its value; it can be neither retired nor deleted.`,
    ),
  refreshed: localized('刷新缓存完成！', 'The cache is refreshed.'),
} as const;
