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
