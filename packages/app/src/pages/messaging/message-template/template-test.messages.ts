import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const templateTestPageMessages = {
  title: (label: LocalizedText, name: string) => localized(`${label['zh-CN']}：${name}`, `${label['en-US']}: ${name}`),
  receiver: localized('接收人', 'Recipient'),
  mobile: localized('手机号码', 'Mobile number'),
  preview: localized('将发送的内容', 'What will be sent'),
  send: localized('发送', 'Send'),
  cancel: localized('取消', 'Cancel'),
  retry: localized('重试', 'Try again'),
  notSetUp: localized(
    '这种发送方式还没有配置服务：消息会记入“消息管理”，结果为发送失败。',
    'No service is set up for this way of sending: the message will be kept in Messages as failed.',
  ),
} as const;
