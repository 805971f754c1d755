import { localized } from '@evergreen/core/kernel';

/** Messages of the HTTP layer, independent of the endpoint. */
export const httpServerMessages = {
  succeeded: localized('操作成功！', 'Done.'),
  unknownPath: localized('路径不存在，请检查路径是否正确', 'There is nothing at this path. Check the address.'),
  fileGone: localized('文件不存在或已被删除', 'The file does not exist or was removed.'),
  unauthorised: localized('未授权，请重新登录', 'You are not signed in. Please sign in again.'),
  /** Texts that legacy clients match on. */
  legacyExpired: localized('Token失效，请重新登录', 'Token失效: your sign-in has ended. Please sign in again.'),
  forbidden: (code: string) =>
    localized(
      `拒绝访问：缺少权限 ${code}，请联系管理员授权`,
      `Access denied: you lack the permission ${code}. Ask an administrator for it.`,
    ),
  firstPassword: localized(
    '这是首次密码，请先修改密码（右上角用户菜单 → 修改密码）',
    'This is a first password. Change it before anything else, in the menu of your name.',
  ),
  foreignTenant: localized(
    '您不属于当前租户，请重新登录后选择',
    'You do not belong to this tenant. Sign in again and choose one.',
  ),
  internal: (requestId: string) =>
    localized(
      `操作失败，请稍后重试；如仍失败，请将请求编号 ${requestId} 告知管理员`,
      `It did not work. Try again later; if it fails again, give the request number ${requestId} to an administrator.`,
    ),
  unavailable: (requestId: string) =>
    localized(
      `数据库暂时无法使用，请稍后重试（请求编号 ${requestId}）`,
      `The database cannot be used just now. Try again later (request number ${requestId}).`,
    ),
  storageFull: localized(
    '服务器存储空间不足，暂时不能保存；请联系管理员清理空间后重试',
    'The server has run out of room and cannot save. Ask an administrator to free some, then try again.',
  ),
  badRequest: localized('请求格式不正确', 'The request is not well formed.'),
  badJson: localized('请求内容不是正确的 JSON', 'The body is not valid JSON.'),
  badEncoding: localized(
    '请求内容不是正确的 UTF-8 文本，请用 UTF-8 编码后重新提交',
    'The body is not valid UTF-8. Encode it as UTF-8 and send it again.',
  ),
  unsupportedMedia: localized('只接受 application/json 格式的请求内容', 'Only application/json bodies are accepted.'),
  formOnly: localized('只接受 multipart/form-data 格式的上传内容', 'Only multipart/form-data is accepted here.'),
  tooLarge: localized('请求内容过大，最多 1 MB', 'The body is too large; 1 MB is the most.'),
  tooLongAddress: localized('请求地址过长，请改用 POST 提交', 'The address is too long. Post the parameters instead.'),
  invalid: {
    missing: (field: string) => localized(`缺少“${field}”`, `"${field}" is missing`),
    tooLong: (field: string, limit: string) =>
      localized(`“${field}”过长，最多 ${limit} 个字符`, `"${field}" is too long; ${limit} characters are the most`),
    tooHeavy: (field: string) =>
      localized(
        `“${field}”中叠加的符号过多，请删减后再保存`,
        `Too many marks are stacked on the characters of "${field}". Remove some of them`,
      ),
    tooMany: (field: string, limit: string) =>
      localized(`“${field}”最多 ${limit} 项`, `"${field}" takes ${limit} items at most`),
    tooSmall: (field: string, limit: string) =>
      localized(`“${field}”不能小于 ${limit}`, `"${field}" cannot be less than ${limit}`),
    tooLarge: (field: string, limit: string) =>
      localized(`“${field}”不能大于 ${limit}`, `"${field}" cannot be more than ${limit}`),
    other: (field: string) => localized(`“${field}”的格式不正确`, `"${field}" is not in the right form`),
    body: localized('请求内容不正确', 'The body is not what this call expects'),
  },
  idempotency: {
    badKey: localized(
      'Idempotency-Key 请求头不正确：1 到 128 个可见的 ASCII 字符',
      'The Idempotency-Key header must be 1 to 128 visible ASCII characters.',
    ),
    otherBody: localized(
      '本次提交的编号（Idempotency-Key）已用于另一次内容不同的提交，因此没有处理；请刷新页面后重新提交',
      'The number of this submission (Idempotency-Key) was used for another one with different content, so nothing was done. Reload the page and submit again.',
    ),
    running: localized(
      '相同的请求正在处理中，请稍后查看结果',
      'The same request is still being handled. Look again in a moment.',
    ),
  },
} as const;
