import { localized } from '../../kernel/index.ts';
import { defineResource } from '../define/define-resource.ts';

/** The files that people of a tenant sent; stored by the server when they are uploaded, read from the view `stored_file`. */
export const storedFileResource = defineResource({
  name: 'storedFile',
  path: '/oss/file',
  callPath: '/sys/oss/file',
  title: localized('对象存储', 'Stored files'),
  singular: localized('文件', 'File'),
  permissionPrefix: 'storedFile',
  labelField: 'fileName',
  kind: 'appendOnly',
  offers: ['list', 'delete', 'batch_delete', 'export'],
  lookup: 'nobody',
  scope: 'tenant',
  defaultSorter: { column: 'createTime', order: 'desc' },
  columns: ['fileName', 'file', 'fileKind', 'kilobytes', 'realname', 'time'],
  actions: {
    upload: { label: localized('上传文件', 'Upload'), on: 'list', opens: 'dialog' },
    address: { label: localized('复制地址', 'Copy the address'), on: 'row', right: 'list', opens: 'dialog' },
  },
  views: [
    { key: 'pictures', title: localized('图片', 'Pictures'), search: { fileKind: 'picture' } },
    { key: 'videos', title: localized('视频', 'Videos'), search: { fileKind: 'video' } },
    { key: 'documents', title: localized('文档', 'Documents'), search: { fileKind: 'document' } },
  ],
  fields: {
    fileName: {
      type: 'text',
      label: localized('文件名', 'Name'),
      maximumLength: 255,
      search: 'contains',
      column: { width: 260 },
    },
    file: { type: 'file', label: localized('下载', 'Download'), accepts: 'any', maximum: 1, column: { width: 180 } },
    fileKind: {
      type: 'dictionary',
      dictionary: 'file_kind',
      label: localized('类型', 'Kind'),
      search: 'equals',
      column: { width: 90 },
    },
    kilobytes: {
      type: 'integer',
      label: localized('大小（KB）', 'Size (KB)'),
      minimum: 0,
      maximum: 2_147_483_647,
      column: { width: 110 },
    },
    realname: {
      type: 'text',
      label: localized('上传人', 'Uploaded by'),
      maximumLength: 100,
      search: 'contains',
      column: { width: 110 },
    },
    username: { type: 'text', label: localized('账号', 'Account'), maximumLength: 64, search: 'equals' },
    time: { type: 'dateTime', label: localized('上传时间', 'Uploaded at'), search: 'range', column: { width: 170 } },
  },
});
