import { localized } from '@evergreen/core/kernel';

/** What the upload control says. */
export const fileUploadMessages = {
  press: localized('点击上传', 'Upload'),
  tile: localized('上传', 'Upload'),
  pressFolder: localized('上传文件夹', 'Upload a folder'),
  takePhoto: localized('拍照上传', 'Take a photo'),
  hint: (limit: number | null) =>
    limit === null
      ? localized('可以拖到这里，或按 Ctrl + V 粘贴', 'Drop files here, or paste them with Ctrl + V')
      : localized(
          `最多 ${limit} 个，可以拖到这里，或按 Ctrl + V 粘贴`,
          `At most ${limit}. Drop files here, or paste them with Ctrl + V`,
        ),
  replaces: (limit: number) =>
    limit === 1
      ? localized('再上传一个会替换现有的', 'Another one replaces it')
      : localized(`只保留最后 ${limit} 个`, `Only the last ${limit} are kept`),
  hintOfPhones: (limit: number) => localized(`最多 ${limit} 个`, `At most ${limit}`),
  isFull: (limit: number) =>
    localized(
      `已有 ${limit} 个文件，删除后才能再上传`,
      limit === 1
        ? 'There is a file already: remove it to upload another'
        : `There are ${limit} files already: remove one to upload another`,
    ),
  dropNow: localized('松开鼠标即可上传', 'Let go to upload'),
  files: localized('已选择的文件', 'Chosen files'),
  nothing: localized('没有文件', 'No files'),
  failed: (reason: string) => localized(`文件上传失败：${reason}`, `The upload failed: ${reason}`),
  errorTitle: localized('上传出错', 'The upload failed'),
  errorInfo: (reason: string) => localized(`错误信息：${reason}`, `What went wrong: ${reason}`),
  unknownError: localized('未知错误', 'Unknown error'),
  reason: localized('查看原因', 'Why'),
  reasonOf: (name: string) => localized(`查看 ${name} 上传失败的原因`, `Why ${name} was not uploaded`),
  cancel: localized('取消', 'Cancel'),
  cancelFile: (name: string) => localized(`取消上传 ${name}`, `Cancel the upload of ${name}`),
  retry: localized('重试', 'Try again'),
  retryFile: (name: string) => localized(`重新上传 ${name}`, `Upload ${name} again`),
  remove: localized('删除', 'Remove'),
  removeFile: (name: string) => localized(`删除 ${name}`, `Remove ${name}`),
  moveLeft: (name: string) => localized(`${name} 向前移`, `Move ${name} forward`),
  moveRight: (name: string) => localized(`${name} 向后移`, `Move ${name} back`),
  show: (name: string) => localized(`预览 ${name}`, `Look at ${name}`),
  download: localized('下载', 'Download'),
  downloadFile: (name: string) => localized(`下载 ${name}`, `Download ${name}`),
  downloadReport: (name: string) => localized(`下载 ${name}`, `Download ${name}`),
  progressOf: (name: string) => localized(`${name} 的上传进度`, `How far ${name} is`),
  close: localized('知道了', 'Close'),
} as const;
