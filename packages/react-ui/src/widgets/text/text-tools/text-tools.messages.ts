import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const textToolsMessages = {
  toolbar: localized('格式工具栏', 'Formatting'),
  chosen: (name: string, choice: string) => localized(`${name}：${choice}`, `${name}: ${choice}`),
  withKeys: (name: string, keys: string) => localized(`${name}（${keys}）`, `${name} (${keys})`),
  link: localized('链接', 'Link'),
  linkAddress: localized('链接地址', 'Address of the link'),
  linkExample: localized('例如 example.com', 'For example example.com'),
  linkWrong: localized(
    '请输入网址、邮箱地址，或以 / 开头的本系统页面',
    'Enter an address, an e-mail address, or a page of this system that begins with /',
  ),
  linkRemove: localized('取消链接', 'Remove the link'),
  set: localized('确定', 'OK'),
  sending: (name: string, percent: number) =>
    localized(`正在上传 ${name}（${percent}%）`, `Uploading ${name} (${percent} %)`),
  failed: (name: string, reason: LocalizedText) =>
    localized(`${name} 没有上传成功：${reason['zh-CN']}`, `${name} was not uploaded: ${reason['en-US']}`),
  retry: (name: string) => localized(`重新上传 ${name}`, `Upload ${name} again`),
  retryShort: localized('重试', 'Try again'),
  drop: (name: string) => localized(`不再上传 ${name}`, `Do not upload ${name}`),
  dropShort: localized('移除', 'Remove'),
} as const;
