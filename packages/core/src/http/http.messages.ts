import { sameText, localized, type Result, type LocalizedText } from '../kernel/index.ts';
import type { HttpFailure } from './http-failure.ts';

export const httpMessages = {
  forbidden: localized('拒绝访问', 'Access denied'),
  notFound: localized('很抱歉，资源未找到!', 'Sorry, the resource was not found!'),
  gatewayTimedOut: localized('网络超时', 'The network timed out'),
  timedOut: localized('网络超时', 'The network timed out'),
  unauthorised: localized('未授权，请重新登录', 'Not authorised, please sign in again'),
  expiredTitle: localized('登录已过期', 'Your sign-in has expired'),
  expired: localized('很抱歉，登录已过期，请重新登录', 'Sorry, your sign-in has expired, please sign in again'),
  unreachable: localized(
    '无法连接服务器，请检查网络后重试',
    'The server cannot be reached. Check the network and try again',
  ),
  malformed: localized(
    '服务器返回的数据无法识别，请稍后重试或联系管理员',
    'The server’s answer could not be understood. Try again later or tell an administrator',
  ),
  excessive: localized(
    '服务器返回的数据过多，已停止读取；请缩小查询范围，如仍出现请联系管理员',
    'The server sent far more than was asked for, and it was not read. Narrow the search; if it happens again, tell an administrator',
  ),
  sessionEnded: localized(
    '登录状态已结束，无法确认是否保存成功；已填写的内容会保留为草稿',
    'Your sign-in has ended, so it is not known whether this was saved. What you typed is kept as a draft',
  ),
  undecryptable: localized(
    '服务器返回的加密数据无法解密，请联系管理员检查密钥配置',
    'The server’s encrypted answer could not be decrypted. Ask an administrator to check the configured key',
  ),
  noFile: localized('未知的文件', 'Unknown file'),
  cancelled: localized('请求已取消', 'The request was cancelled'),
  status: (status: number) => localized(`请求失败（${status}）`, `The request failed (${status})`),
  rejected: localized('操作失败', 'The operation failed'),
} as const;

/** User message for a failure: the catalogue's text, or the server's message where the catalogue says so. */
export function failureText(failure: HttpFailure): LocalizedText {
  switch (failure.kind) {
    case 'timedOut':
    case 'unreachable':
    case 'cancelled':
    case 'sessionEnded':
    case 'malformed':
    case 'excessive':
    case 'noFile':
    case 'undecryptable':
    case 'unauthorised':
    case 'forbidden':
    case 'notFound':
    case 'gatewayTimedOut':
      return httpMessages[failure.kind];
    case 'tokenExpired':
      return httpMessages.expired;
    case 'status':
      return failure.message === '' ? httpMessages.status(failure.status) : sameText(failure.message);
    case 'rejected':
      return failure.message === '' ? httpMessages.rejected : sameText(failure.message);
  }
}

/** User message for a failed response; null on success. */
export function answerFailure(answer: Result<unknown, HttpFailure>): LocalizedText | null {
  return answer.ok ? null : failureText(answer.error);
}
