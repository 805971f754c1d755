import { localized } from '@evergreen/core/kernel';

export const dataSourceMessages = {
  badHost: localized('请按“主机:端口”填写，例如 10.0.0.5:5432', 'Enter host and port, for example 10.0.0.5:5432'),
  noHosts: localized(
    '服务器还没有允许连接任何数据库主机，请联系管理员设置 DATA_SOURCE_HOSTS',
    'The server is allowed no database host yet. Ask an administrator to set DATA_SOURCE_HOSTS.',
  ),
  closedHost: (hosts: readonly string[]) =>
    localized(`只能连接这些主机：${hosts.join('、')}`, `Only these hosts may be reached: ${hosts.join(', ')}`),
  connected: (version: string, milliseconds: number) =>
    localized(`连接成功（${version}，${milliseconds} 毫秒）`, `Connected (${version}, ${milliseconds} ms)`),
  noDriver: localized(
    '服务器目前只能连接 PostgreSQL，这种数据库还不能测试',
    'The server can connect to PostgreSQL only so far: this kind of database cannot be tried.',
  ),
  unreachable: (host: string) =>
    localized(`连接不上 ${host}，请检查主机、端口和网络`, `${host} cannot be reached. Check host, port and network.`),
  refused: localized(
    '用户名或密码不正确，或者没有权限连接该数据库',
    'Username or password are wrong, or the account may not connect to this database.',
  ),
  noDatabase: (name: string) => localized(`没有数据库“${name}”`, `There is no database “${name}”.`),
  lostPassword: localized(
    '保存的密码无法解密（服务器密钥已更换），请重新填写密码',
    'The stored password cannot be read: the key of the server has changed. Enter it again.',
  ),
} as const;
