import { localized } from '@evergreen/core/kernel';

export const smsOutboxPageMessages = {
  purposeTitle: localized('仅供开发和试用', 'For development and trials'),
  purposeContent: localized(
    '没有配置短信网关时，验证码不会真的发出，而是保存在这里一天，由管理员转告。配置了短信网关之后，验证码直接发到手机，这里不再有新的内容。',
    'As long as no SMS sender is configured, codes are not sent but kept here for a day, and an administrator passes them on. Once a sender is configured, codes go to the phones and nothing new appears here.',
  ),
  refresh: localized('刷新', 'Refresh'),
  time: localized('时间', 'Time'),
  mobile: localized('手机号', 'Mobile number'),
  purpose: localized('用途', 'Purpose'),
  code: localized('验证码', 'Code'),
  reveal: (mobile: string) => localized(`显示完整号码 ${mobile}`, `Show the whole number ${mobile}`),
  cover: (mobile: string) => localized(`隐藏号码 ${mobile}`, `Cover the number ${mobile}`),
  list: localized('最近一天的验证码', 'Codes of the last day'),
  nothing: localized('最近一天没有验证码', 'No codes in the last day'),
  failed: localized('读取失败', 'The messages could not be read'),
  kept: localized('下面是上次读到的内容。', 'Below is what was read before.'),
} as const;
