import { localized } from '@evergreen/core/kernel';

export const loginCommandMessages = {
  description: localized('登录，并在本机保存登录状态', 'sign in, and keep the sign-in on this machine'),
  username: localized('账号（也可用 EVERGREEN_USERNAME）', 'username (or EVERGREEN_USERNAME)'),
  password: localized(
    '密码；会出现在进程列表和命令历史中，建议改用 EVERGREEN_PASSWORD、--password-stdin 或按提示输入',
    'password; others may read it in the process list and the history: better use EVERGREEN_PASSWORD, --password-stdin or the prompt',
  ),
  passwordStdin: localized('从标准输入读取密码', 'read the password from standard input'),
  department: localized(
    '隶属于多个部门时要进入的部门编码',
    'code of the department to work for, for people with several',
  ),
  tenant: localized('隶属于多个租户时要进入的租户编号', 'number of the tenant to work for, for people with several'),
  chooseDepartment: (choices: string) =>
    localized(`请用 --department 选择部门：${choices}`, `Choose a department with --department: ${choices}`),
  chooseTenant: (choices: string) =>
    localized(`请用 --tenant 选择租户：${choices}`, `Choose a tenant with --tenant: ${choices}`),
  askUsername: localized('账号：', 'Username: '),
  askPassword: localized('密码：', 'Password: '),
  code: localized(
    '两步验证的验证码或恢复码（也可用 EVERGREEN_CODE）',
    'code of the authenticator, or a recovery code (or EVERGREEN_CODE)',
  ),
  askCode: localized('验证码或恢复码：', 'Code or recovery code: '),
  noCode: localized(
    '此账号启用了两步验证：请用 --code 或 EVERGREEN_CODE 给出验证码，或在终端中运行后按提示输入',
    'This account has two-step verification: give the code with --code or EVERGREEN_CODE, or run this in a terminal to be asked',
  ),
  enrolmentNeeded: localized(
    '此账号的角色要求两步验证，请先在终端或网页中登录并设置',
    'A role of this account requires two-step verification: set it up in a terminal or a browser first',
  ),
  enrolment: (secret: string, uri: string) =>
    localized(
      ['您的角色要求两步验证。请在身份验证器应用中添加：', `  密钥：${secret}`, `  地址：${uri}`].join('\n'),
      [
        'Your role requires two-step verification. Add this to an authenticator app:',
        `  key: ${secret}`,
        `  address: ${uri}`,
      ].join('\n'),
    ),
  askFirstCode: localized('应用显示的 6 位验证码：', 'The 6 digits in the app: '),
  recoveryCodes: (codes: readonly string[]) =>
    localized(
      ['请保存恢复码，每个只能用一次，以后不再显示：', ...codes.map((code) => `  ${code}`)].join('\n'),
      [
        'Keep these recovery codes. Each works once, and they are not shown again:',
        ...codes.map((code) => `  ${code}`),
      ].join('\n'),
    ),
  noUsername: localized(
    '没有账号：请用 --username 或 EVERGREEN_USERNAME 给出',
    'No username: give it with --username or EVERGREEN_USERNAME',
  ),
  noPassword: localized(
    '没有密码：请用 EVERGREEN_PASSWORD 或 --password-stdin 给出，或在终端中运行后按提示输入',
    'No password: give it with EVERGREEN_PASSWORD or --password-stdin, or run this in a terminal to be asked',
  ),
  givenUp: localized('已取消登录', 'Not signed in: cancelled'),
  signedIn: (realname: string, username: string, address: string) =>
    localized(`已登录 ${address}：${realname}（${username}）`, `Signed in to ${address} as ${realname} (${username})`),
  examples: localized(
    [
      '  evergreen login --username admin',
      '  evergreen login --url http://127.0.0.1:8080 --username admin --password-stdin < password.txt',
      '  EVERGREEN_PASSWORD=… evergreen login --username admin --json',
    ].join('\n'),
    [
      '  evergreen login --username admin',
      '  evergreen login --url http://127.0.0.1:8080 --username admin --password-stdin < password.txt',
      '  EVERGREEN_PASSWORD=… evergreen login --username admin --json',
    ].join('\n'),
  ),
} as const;
