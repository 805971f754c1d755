import { localized } from '@evergreen/core/kernel';

export const doctorCommandMessages = {
  description: localized('检查运行中的服务器，用文字说明问题', 'say in words what is wrong with a running server'),
  answers: (address: string) => localized(`${address} 正常应答`, `${address} answers.`),
  unencrypted: (address: string) =>
    localized(
      `${address} 没有加密，密码和个人信息可被同一网络中的人看到。请在前面设置提供 HTTPS 的反向代理`,
      `${address} is not encrypted: passwords and personal data can be read on the way. Put a proxy with HTTPS in front.`,
    ),
  otherVersion: (server: string, own: string) =>
    localized(
      `服务器版本 ${server}，本程序版本 ${own}，请使用同一版本`,
      `The server is of version ${server}, this program of ${own}. Use the same one.`,
    ),
  verdict: (wrong: number, warnings: number) =>
    localized(`错误 ${wrong} 项，注意 ${warnings} 项`, `${wrong} wrong, ${warnings} to note`),
  level: {
    ok: localized('正常', 'ok'),
    warning: localized('注意', 'note'),
    wrong: localized('错误', 'wrong'),
  },
  examples: localized(
    '  evergreen --url https://office.example doctor\n  evergreen doctor --json',
    '  evergreen --url https://office.example doctor\n  evergreen doctor --json',
  ),
} as const;
