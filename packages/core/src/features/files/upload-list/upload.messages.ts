import { localized, type LocalizedText } from '../../../kernel/index.ts';

/** Verbatim texts of the specification; otherwise in its style. */
export const uploadMessages = {
  press: localized('点击上传', 'Upload'),
  file: localized('上传文件', 'Upload a file'),
  image: localized('上传图片', 'Upload a picture'),
  failed: localized('上传失败', 'The upload failed'),
  going: (percent: number) => localized(`上传中(${percent}%)`, `Uploading (${percent} %)`),
  done: localized('上传完成', 'Uploaded'),
  unknownError: localized('未知错误', 'Unknown error'),
  withoutPath: localized(
    '服务器没有返回文件路径，请重试或联系管理员',
    'The server named no path of the file. Try again or ask your administrator',
  ),
  cancelled: localized('已取消上传', 'The upload was cancelled'),
  limit: (count: number, name: string) =>
    localized(
      `最多上传 ${count} 个文件，“${name}”未上传`,
      `At most ${count === 1 ? 'one file' : `${count} files`}: “${name}” was not uploaded`,
    ),
  limitUnclear: (found: string) =>
    localized(
      `上传数量配置有误（${found}），暂不限制数量，请检查fieldExtendJson或number`,
      `The number of files is not configured right (${found}), so there is no limit. Check fieldExtendJson or number`,
    ),
  pictureOnly: localized('请上传图片', 'Upload a picture'),
  videoOnly: localized('请上传视频', 'Upload a video'),
  tooLarge: (name: string, megabytes: number) =>
    localized(
      `“${name}”超过 ${megabytes} MB，未上传；请压缩后再试`,
      `“${name}” is larger than ${megabytes} MB and was not uploaded. Make it smaller and try again`,
    ),
  tooLargeForServer: localized(
    '文件太大，服务器不接受；请压缩后再试',
    'The file is too large for the server. Make it smaller and try again',
  ),
  kindRefused: localized(
    '服务器不接受这种文件，请换一种格式',
    'The server takes no files of this kind. Try another format',
  ),
  failedFile: (name: string) => localized(`${name} 上传失败.`, `${name} was not uploaded.`),
  storedFile: (name: string) => localized(`${name} 文件上传成功`, `${name} was uploaded`),
  /** The specification has the English words only. */
  noFile: localized('没有上传文件', 'no file uploaded'),
  stillRunning: localized('文件还在上传，请等上传完成', 'Files are still being uploaded. Wait until they are done'),
  someFailed: localized('有文件没有上传成功，请重试或移除', 'A file was not uploaded. Try again or remove it'),
  notStored: (name: string, reason: LocalizedText, count: number) =>
    localized(
      `“${name}”${count === 1 ? '' : `等 ${count} 个文件`}没有上传成功（${reason['zh-CN']}），请打开后重试或删除`,
      `“${name}” ${count === 1 ? 'was' : `and ${count - 1} more were`} not uploaded (${reason['en-US']}). Open the cell and try again or remove ${count === 1 ? 'it' : 'them'}`,
    ),
  addressWrong: localized(
    '请输入以 http:// 或 https:// 开头的图片地址',
    'Enter an address that begins with http:// or https://',
  ),
  isFirst: localized('未知的操作', 'Unknown operation'),
  isLast: localized('已到最后~', 'This is the last one'),
  resumed: localized('已接着上次的进度继续上传', 'Goes on where the last upload ended'),
  interrupted: localized(
    '网络中断，恢复后会自动接着上传',
    'The connection was lost. The upload goes on by itself once it is back',
  ),
  keptParts: localized(
    '网络中断，已上传的部分已保留，点击重试可接着上传',
    'The connection was lost. What was uploaded is kept: try again to go on from there',
  ),
} as const;
