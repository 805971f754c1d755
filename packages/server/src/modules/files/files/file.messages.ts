import { localized, type LocalizedText } from '@evergreen/core/kernel';

/** @param bytes whole megabytes */
const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

export const fileMessages = {
  noFile: localized('没有收到文件，请选择文件后重新上传', 'No file came. Choose a file and upload it again.'),
  oneFile: localized('一次只能上传一个文件', 'One file at a time can be uploaded.'),
  empty: localized('文件是空的，请检查后重新上传', 'The file is empty. Check it and upload it again.'),
  cutOff: localized('文件没有传完，请重新上传', 'The file did not arrive whole. Upload it again.'),
  badForm: localized('上传内容格式不正确', 'The form that came is not well formed.'),
  tooLarge: (limit: number) =>
    localized(`文件过大，最多 ${megabytes(limit)} MB`, `The file is too large; ${megabytes(limit)} MB is the most.`),
  type: localized(
    '不支持这种文件，请上传图片、PDF、Office 或 WPS 文档、文本、压缩包、MP3 或 MP4',
    'This kind of file is not taken. Upload a picture, a PDF, an office document, a text, an archive, MP3 or MP4.',
  ),
  notWhatItClaims: (name: string) =>
    localized(
      `“${name}”的内容与扩展名不符，请检查文件后重新上传`,
      `“${name}” is not what its name ending says. Check the file and upload it again.`,
    ),
  folder: (folders: readonly string[]) =>
    localized(
      `存储目录（biz）不正确，可用：${folders.join('、')}`,
      `There is no such folder (biz). Use one of these: ${folders.join(', ')}.`,
    ),
  tooMany: (wait: number) =>
    localized(`上传过于频繁，请 ${wait} 秒后再试`, `Too many uploads. Try again in ${wait} seconds.`),
  tooManyPixels: (limit: number) =>
    localized(
      `图片尺寸过大，最多 ${limit / 10_000} 万像素，请缩小后重新上传`,
      `The picture is too large; ${limit / 1_000_000} million pixels are the most. Make it smaller and upload it again.`,
    ),
  unreadablePicture: localized(
    '图片无法读取，可能已损坏，请换一张重新上传',
    'The picture cannot be read; it may be damaged. Upload another one.',
  ),
  quota: (limit: number, used: number) =>
    localized(
      `个人存储空间不足：共 ${megabytes(limit)} MB，已用 ${megabytes(used)} MB，请联系管理员清理`,
      `Your storage is full: ${megabytes(used)} of ${megabytes(limit)} MB are used. Ask an administrator to remove files.`,
    ),
  nameMissing: localized('缺少文件名，请重新上传', 'The name of the file is missing. Upload it again.'),
  sizeMissing: localized('缺少文件大小，请重新上传', 'The size of the file is missing. Upload it again.'),
  partsGone: localized(
    '上传已过期或不存在，请重新上传',
    'The upload has expired or does not exist. Upload the file again.',
  ),
  unusable: (label: LocalizedText) =>
    localized(
      `${label['zh-CN']}中的文件不存在或无权使用，请重新上传`,
      `A file of ${label['en-US'].toLowerCase()} does not exist or is not yours to use. Upload it again.`,
    ),
  gone: localized('文件不存在或已被删除', 'The file does not exist or was removed.'),
} as const;
