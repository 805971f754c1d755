import { localized } from '../../../kernel/index.ts';

export const templateTestMessages = {
  receiverMissing: localized('请填写接收人', 'Enter a recipient'),
  receiverMobile: localized('请输入有效的手机号码', 'Enter a valid mobile number'),
  valueMissing: (name: string) => localized(`请填写“${name}”`, `Enter a value for "${name}"`),
  sent: localized('发送消息任务添加成功！', 'The message was handed over for sending.'),
} as const;
