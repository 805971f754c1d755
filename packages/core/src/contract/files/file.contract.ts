import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { identifier, wireText } from '../schema.ts';
import { DEFAULT_STATIC_PATH } from '../wire-headers.ts';

/** Where files may be put, by the field `biz`; the first where it is left out. */
export const UPLOAD_FOLDERS = ['temp', 'jeditor'] as const;

/** Bytes of the largest file that is taken. */
export const UPLOAD_LIMIT = 20 * 1024 * 1024;

/** The fields beside a file. */
export const uploadFields = v.object({
  /** Older clients send it empty where they name none. */
  biz: v.optional(
    v.pipe(
      v.picklist(['', ...UPLOAD_FOLDERS]),
      v.transform((folder) => (folder === '' ? UPLOAD_FOLDERS[0] : folder)),
    ),
    UPLOAD_FOLDERS[0],
  ),
  /** `1` from the cells of a table. */
  isup: v.optional(wireText(8)),
  /** `1` from the rich editor. */
  jeditor: v.optional(wireText(8)),
});

export type UploadFields = v.InferOutput<typeof uploadFields>;

/** Of a file that was taken; the path stands in the message, too. */
export const uploadResult = v.object({ msg: v.string(), fileUrl: v.string(), fileName: v.string() });

export type UploadResult = v.InferOutput<typeof uploadResult>;

export const fileEndpoints = {
  /** One file as multipart/form-data, in the field `file`. The message of a success is the path under which it is stored. */
  upload: defineEndpoint({
    name: 'file.upload',
    method: 'POST',
    path: '/sys/common/upload',
    summary: localized('上传文件', 'Store a file'),
    access: SIGNED_IN,
    body: uploadFields,
    answer: uploadResult,
  }),
  /** A stored file by its path, not in an envelope; a refusal comes in one. */
  read: defineEndpoint({
    name: 'file.read',
    method: 'GET',
    path: `${DEFAULT_STATIC_PATH}/:folder/:id/:name`,
    summary: localized('下载文件', 'Read a stored file'),
    access: SIGNED_IN,
    params: v.object({ folder: v.picklist(UPLOAD_FOLDERS), id: identifier, name: wireText(255) }),
    answer: v.unknown(),
    isTimeStamped: false,
  }),
} as const;
