import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { identifier, wireText } from '../schema.ts';
import { DEFAULT_STATIC_PATH } from '../wire-headers.ts';

/** Upload folders, selected by the field `biz`; defaults to the first. */
export const UPLOAD_FOLDERS = ['temp', 'jeditor'] as const;

/** What the server makes for one person, such as first passwords: nobody else reads it. */
export const OWN_FOLDER = 'own';

/** Maximum size in bytes of a file that is sent as a form. */
export const UPLOAD_LIMIT = 20 * 1024 * 1024;

/** Maximum size in bytes of a file that is sent in parts. */
export const RESUMABLE_LIMIT = 200 * 1024 * 1024;

/** Above this size, in bytes, clients send a file in parts. */
export const FORM_UPLOAD_LIMIT = 8 * 1024 * 1024;

/**
 * Where files are sent in parts, by the protocol tus 1.0.0 (https://tus.io/protocols/resumable-upload) with the headers of every other
 * call. The metadata `filename` is required. The last segment of the address of an upload is its identifier, for `finish`.
 */
export const RESUMABLE_PATH = '/sys/common/upload/resumable';

/** How long a file that is sent in parts may take, in milliseconds, from its first part. */
export const RESUMABLE_AGE = 24 * 60 * 60 * 1000;

/** Sizes of pictures: `small` fits 208 × 208, `medium` 960 × 960 pixels. Other files come whole, whatever is asked. */
export const PICTURE_SIZES = ['small', 'medium'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Older clients send an empty value for the default. */
const folder = v.optional(
  v.pipe(
    v.picklist(['', ...UPLOAD_FOLDERS]),
    v.transform((name) => (name === '' ? UPLOAD_FOLDERS[0] : name)),
  ),
  UPLOAD_FOLDERS[0],
);

/** Form fields of an upload. */
export const uploadFields = v.object({
  biz: folder,
  /** `1` from table cells. */
  isup: v.optional(wireText(8)),
  /** `1` from the rich text editor. */
  jeditor: v.optional(wireText(8)),
});

export type UploadFields = v.InferOutput<typeof uploadFields>;

/** Result of an upload; the message repeats the path. */
export const uploadResult = v.object({ msg: v.string(), fileUrl: v.string(), fileName: v.string() });

export type UploadResult = v.InferOutput<typeof uploadResult>;

const storedPath = v.object({
  folder: v.picklist([...UPLOAD_FOLDERS, OWN_FOLDER]),
  id: identifier,
  name: wireText(255),
});

/** Where the bytes of a stored file are fetched without the token. */
export const downloadAddress = v.object({
  /** In the store of files, good for a minute; null where `read` sends the bytes. */
  address: v.nullable(v.pipe(v.string(), v.url(), v.regex(/^https?:/u))),
});

export type DownloadAddress = v.InferOutput<typeof downloadAddress>;

export const fileEndpoints = {
  /** Upload one file as multipart/form-data in the field `file`. On success, the message is the stored path. */
  upload: defineEndpoint({
    name: 'file.upload',
    method: 'POST',
    path: '/sys/common/upload',
    summary: localized('上传文件', 'Store a file'),
    access: SIGNED_IN,
    body: uploadFields,
    answer: uploadResult,
    fileField: 'file',
  }),
  /** Store a file whose parts all arrived; it is checked as one that came as a form. */
  finish: defineEndpoint({
    name: 'file.finish',
    method: 'POST',
    path: '/sys/common/upload/finish',
    summary: localized('完成分片上传', 'Store a file that was sent in parts'),
    access: SIGNED_IN,
    body: v.object({
      /** Of the upload. */
      id: identifier,
      biz: folder,
    }),
    answer: uploadResult,
  }),
  /** Read a stored file by its path, without an envelope; a failure has one. */
  read: defineEndpoint({
    name: 'file.read',
    method: 'GET',
    path: `${DEFAULT_STATIC_PATH}/:folder/:id/:name`,
    summary: localized('下载文件', 'Read a stored file'),
    access: SIGNED_IN,
    params: storedPath,
    /** Of a picture; any other file is read as it is. */
    query: v.object({ size: v.optional(v.picklist(PICTURE_SIZES)) }),
    answer: v.unknown(),
    isFile: true,
    isTimeStamped: false,
  }),
  /**
   * Where to save a stored file from, for whoever may read it. An answer, not a redirect: HTTP clients send the token on to wherever
   * a redirect leads.
   */
  address: defineEndpoint({
    name: 'file.address',
    method: 'GET',
    path: `${DEFAULT_STATIC_PATH}/:folder/:id/:name/address`,
    summary: localized('查询文件的下载地址', 'Where a stored file is saved from'),
    access: SIGNED_IN,
    params: storedPath,
    answer: downloadAddress,
  }),
} as const;
