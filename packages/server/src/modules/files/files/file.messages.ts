import { localized } from '@evergreen/core/kernel';

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
  gone: localized('文件不存在或已被删除', 'The file does not exist or was removed.'),
} as const;
