import { localized } from '@evergreen/core/kernel';

/** What the dialog of files says. */
export const filesMessages = {
  addHint: (limit: number | null) =>
    limit === null
      ? localized('可以一次选择多个文件', 'Several can be chosen at once')
      : localized(`最多 ${limit} 个文件`, limit === 1 ? 'One file' : `At most ${limit} files`),
  because: (reason: string) => localized(`：${reason}`, `: ${reason}`),
  cancelFile: (name: string) => localized(`取消上传 ${name}`, `Cancel the upload of ${name}`),
  download: localized('下载', 'Download'),
  downloadFile: (name: string) => localized(`下载 ${name}`, `Download ${name}`),
  dropHint: localized('，也可以把文件拖到这里', '; you can also drop files here'),
  finish: localized('完成', 'Done'),
  isFull: (limit: number) =>
    localized(
      `已有 ${limit} 个文件，删除后才能再上传`,
      limit === 1
        ? 'There is a file already: remove it to upload another'
        : `There are ${limit} files already: remove one to upload another`,
    ),
  noFiles: localized('还没有文件', 'No files yet'),
  progressOf: (name: string) => localized(`${name} 的上传进度`, `How far ${name} is`),
  removeFile: (name: string) => localized(`删除 ${name}`, `Remove ${name}`),
  retryFile: (name: string) => localized(`重新上传 ${name}`, `Upload ${name} again`),
  someFailed: localized(
    '有文件没有上传成功：请重试或删除它，其余文件随后才会写入单元格',
    'A file was not uploaded: try again or remove it; only then do the others go into the cell',
  ),
} as const;
