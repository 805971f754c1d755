import { localized } from '@evergreen/core/kernel';

export const sessionCommandMessages = {
  notSignedIn: (address: string) =>
    localized(
      `尚未登录 ${address}，请先运行 evergreen login`,
      `Not signed in to ${address}: run evergreen login first`,
    ),
  expired: localized(
    '登录已过期，请运行 evergreen login 重新登录',
    'Your sign-in has expired: run evergreen login again',
  ),
  unreachable: (address: string) =>
    localized(
      `无法连接 ${address}，请确认服务已启动，或用 --url 指定另一个地址`,
      `${address} cannot be reached: make sure that the server runs, or name another one with --url`,
    ),
  timedOut: (address: string) =>
    localized(
      `${address} 没有及时答复，请稍后重试，或用 --url 指定另一个地址`,
      `${address} did not answer in time: try again later, or name another server with --url`,
    ),
  strange: (address: string) =>
    localized(
      `${address} 的答复无法识别，请确认它是本平台的服务地址（--url）`,
      `The answer of ${address} could not be understood: make sure that it is a server of this platform (--url)`,
    ),
  forbidden: localized(
    '拒绝访问：当前账号没有这项权限，可用 evergreen permission explain 查看原因',
    'Access denied: your account lacks this permission; evergreen permission explain says why',
  ),
  cannotKeep: (problem: string) =>
    localized(
      `登录信息无法保存（${problem}），请检查 EVERGREEN_HOME 或用户配置文件夹是否可写`,
      `The sign-in could not be kept (${problem}): make sure that EVERGREEN_HOME or your configuration folder is writable`,
    ),
} as const;
