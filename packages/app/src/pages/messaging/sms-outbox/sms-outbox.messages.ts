import { text } from '@evergreen/core/kernel';

export const smsOutboxPageMessages = {
  purposeTitle: text('仅供开发和试用', 'For development and trials'),
  purposeContent: text(
    '没有配置短信网关时，验证码不会真的发出，而是保存在这里一天，由管理员转告。配置了短信网关之后，验证码直接发到手机，这里不再有新的内容。',
    'As long as no SMS sender is configured, codes are not sent but kept here for a day, and an administrator passes them on. Once a sender is configured, codes go to the phones and nothing new appears here.',
  ),
  refresh: text('刷新', 'Refresh'),
  time: text('时间', 'Time'),
  mobile: text('手机号', 'Mobile number'),
  purpose: text('用途', 'Purpose'),
  code: text('验证码', 'Code'),
  reveal: (mobile: string) => text(`显示完整号码 ${mobile}`, `Show the whole number ${mobile}`),
  cover: (mobile: string) => text(`隐藏号码 ${mobile}`, `Cover the number ${mobile}`),
  list: text('最近一天的验证码', 'Codes of the last day'),
  nothing: text('最近一天没有验证码', 'No codes in the last day'),
  failed: text('读取失败', 'The messages could not be read'),
  kept: text('下面是上次读到的内容。', 'Below is what was read before.'),
} as const;
