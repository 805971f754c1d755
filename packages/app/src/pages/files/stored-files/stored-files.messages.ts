import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const storedFilesMessages = {
  address: (label: LocalizedText, name: string) =>
    localized(`${label['zh-CN']}：${name}`, `${label['en-US']}: ${name}`),
  path: localized('存储路径', 'Stored path'),
  pathHint: localized('填入各表单中的图片、附件地址', 'For addresses of pictures and attachments in forms'),
  url: localized('完整地址', 'Whole address'),
  urlHint: localized(
    '只供本系统内使用，在浏览器中直接打开会提示未登录',
    'For use inside of this system; a browser that opens it by itself is refused',
  ),
  copy: localized('复制', 'Copy'),
  copied: localized('已复制', 'Copied'),
  files: localized('文件', 'Files'),
  uploadHint: localized(
    '每个文件上传完成后立即保存，可以一次选择多个',
    'Each file is stored as soon as it has arrived. Several can be chosen at once.',
  ),
  leave: localized('还有文件没有上传完，关闭后会停止上传', 'Files are still on their way. Closing stops them.'),
  close: localized('关闭', 'Close'),
  stop: localized('停止并关闭', 'Stop and close'),
  done: localized('完成', 'Done'),
} as const;
