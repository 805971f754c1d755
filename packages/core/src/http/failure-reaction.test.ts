import { describe, expect, it } from 'vitest';

import { localized, type LocalizedText } from '../kernel/index.ts';
import { failureCatalogue, reactionTo, type FailureReaction } from './failure-reaction.ts';
import type { HttpFailure } from './http-failure.ts';

const notice = (words: LocalizedText): FailureReaction => ({ kind: 'notice', notice: { level: 'error', text: words } });
const same = (words: string): LocalizedText => localized(words, words);

const catalogue: readonly [name: string, HttpFailure, signedIn: FailureReaction, signedOut: FailureReaction][] = [
  [
    'HTTP 403 says 拒绝访问',
    { kind: 'forbidden', message: 'no' },
    notice(localized('拒绝访问', 'Access denied')),
    notice(localized('拒绝访问', 'Access denied')),
  ],
  [
    'HTTP 404 says 很抱歉，资源未找到!',
    { kind: 'notFound', message: 'no' },
    notice(localized('很抱歉，资源未找到!', 'Sorry, the resource was not found!')),
    notice(localized('很抱歉，资源未找到!', 'Sorry, the resource was not found!')),
  ],
  [
    'HTTP 504 says 网络超时',
    { kind: 'gatewayTimedOut', message: '' },
    notice(localized('网络超时', 'The network timed out')),
    notice(localized('网络超时', 'The network timed out')),
  ],
  [
    'HTTP 401 ends a session, and is only said to one who has none',
    { kind: 'unauthorised', message: '' },
    { kind: 'endSession' },
    notice(localized('未授权，请重新登录', 'Not authorised, please sign in again')),
  ],
  [
    'HTTP 500 with Token失效 asks one who is signed in to renew',
    { kind: 'tokenExpired', message: 'Token失效，请重新登录' },
    { kind: 'askToRenew' },
    notice(localized('很抱歉，登录已过期，请重新登录', 'Sorry, your sign-in has expired, please sign in again')),
  ],
  [
    'any other status shows the server’s words',
    { kind: 'status', status: 502, message: '维护中' },
    notice(same('维护中')),
    notice(same('维护中')),
  ],
  [
    'any other status without words shows its number',
    { kind: 'status', status: 502, message: '' },
    notice(localized('请求失败（502）', 'The request failed (502)')),
    notice(localized('请求失败（502）', 'The request failed (502)')),
  ],
  [
    'no answer in time says 网络超时',
    { kind: 'timedOut' },
    notice(localized('网络超时', 'The network timed out')),
    notice(localized('网络超时', 'The network timed out')),
  ],
  [
    'a refusal inside the envelope is the caller’s alone',
    { kind: 'rejected', code: 500, message: 'x' },
    { kind: 'nothing' },
    { kind: 'nothing' },
  ],
  [
    'a download that brought nothing says 未知的文件',
    { kind: 'noFile' },
    notice(localized('未知的文件', 'Unknown file')),
    notice(localized('未知的文件', 'Unknown file')),
  ],
  [
    'an encrypted answer that cannot be opened says what to do',
    { kind: 'undecryptable' },
    notice(
      localized(
        '服务器返回的加密数据无法解密，请联系管理员检查密钥配置',
        'The server’s encrypted answer could not be decrypted. Ask an administrator to check the configured key',
      ),
    ),
    notice(
      localized(
        '服务器返回的加密数据无法解密，请联系管理员检查密钥配置',
        'The server’s encrypted answer could not be decrypted. Ask an administrator to check the configured key',
      ),
    ),
  ],
  [
    'no connection says what to do',
    { kind: 'unreachable' },
    notice(
      localized('无法连接服务器，请检查网络后重试', 'The server cannot be reached. Check the network and try again'),
    ),
    notice(
      localized('无法连接服务器，请检查网络后重试', 'The server cannot be reached. Check the network and try again'),
    ),
  ],
  [
    'an answer that is none says so',
    { kind: 'malformed', detail: 'x' },
    notice(
      localized(
        '服务器返回的数据无法识别，请稍后重试或联系管理员',
        'The server’s answer could not be understood. Try again later or tell an administrator',
      ),
    ),
    notice(
      localized(
        '服务器返回的数据无法识别，请稍后重试或联系管理员',
        'The server’s answer could not be understood. Try again later or tell an administrator',
      ),
    ),
  ],
  [
    'an answer that is far too large says what to do',
    { kind: 'excessive', detail: 'x' },
    notice(
      localized(
        '服务器返回的数据过多，已停止读取；请缩小查询范围，如仍出现请联系管理员',
        'The server sent far more than was asked for, and it was not read. Narrow the search; if it happens again, tell an administrator',
      ),
    ),
    notice(
      localized(
        '服务器返回的数据过多，已停止读取；请缩小查询范围，如仍出现请联系管理员',
        'The server sent far more than was asked for, and it was not read. Narrow the search; if it happens again, tell an administrator',
      ),
    ),
  ],
  [
    'a refused repetition of a write is told in the server’s words',
    {
      kind: 'status',
      status: 422,
      message: '本次提交的编号（Idempotency-Key）已用于另一次内容不同的提交，因此没有处理；请刷新页面后重新提交',
    },
    notice(same('本次提交的编号（Idempotency-Key）已用于另一次内容不同的提交，因此没有处理；请刷新页面后重新提交')),
    notice(same('本次提交的编号（Idempotency-Key）已用于另一次内容不同的提交，因此没有处理；请刷新页面后重新提交')),
  ],
  ['a cancelled call is nobody’s', { kind: 'cancelled' }, { kind: 'nothing' }, { kind: 'nothing' }],
  ['a call of an ended session is nobody’s', { kind: 'sessionEnded' }, { kind: 'nothing' }, { kind: 'nothing' }],
];

describe('reactionTo', () => {
  it.each(catalogue)('HTTP-03 %s', (_, failure, signedIn, signedOut) => {
    expect({ signedIn: reactionTo(failure, true), signedOut: reactionTo(failure, false) }).toEqual({
      signedIn,
      signedOut,
    });
  });

  it('HTTP-03 covers every kind of failure', () => {
    expect(Object.keys(failureCatalogue).toSorted()).toEqual(
      [...new Set(catalogue.map(([, { kind }]) => kind))].toSorted(),
    );
  });
});
