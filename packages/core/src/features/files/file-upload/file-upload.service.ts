import { fileEndpoints, UPLOAD_FOLDERS, RESUMABLE_LIMIT, UPLOAD_LIMIT, wireHeaders } from '../../../contract/index.ts';
import type { Locale } from '../../../kernel/index.ts';
import type { HttpPort, RandomPort, ResumableUploadPort } from '../../../ports/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import { createResumableSending, unfinishedUploads } from './resumable-sending.ts';
import {
  createHttpUpload,
  createUploadList,
  uploadOutcome,
  type UploadList,
  type UploadListRules,
} from '../upload-list/index.ts';

export interface FileUploadDependencies {
  readonly http: HttpPort;
  readonly random: RandomPort;
  readonly storage: TypedStorage;
  readonly locale: () => Locale;
  readonly config: { readonly basePath: string };
  readonly userId: string;
  /** null: every file goes up in one request. */
  readonly resumableUploads: ResumableUploadPort | null;
}

export interface FileUploadSettings extends Pick<UploadListRules, 'accepts'> {
  /** Comma-separated paths, or entries. */
  readonly value: unknown;
  /** More are refused; null if unlimited. */
  readonly maximum?: number | null;
  /** Only the last files are kept, above 0. Goes before `maximum`. */
  readonly number?: number;
  readonly folder?: (typeof UPLOAD_FOLDERS)[number];
}

/** Files that a form or a page uploads to the platform, with the token and the tenant of the session. */
export function createFileUpload(dependencies: FileUploadDependencies, settings: FileUploadSettings): UploadList {
  const { http, random, storage, locale, config } = dependencies;
  const { accepts, value, maximum = null, number = 0, folder = UPLOAD_FOLDERS[0] } = settings;
  const whole = createHttpUpload({ http, random, basePath: config.basePath, locale });
  const { resumableUploads: uploads, userId } = dependencies;
  const port =
    uploads === null
      ? whole
      : createResumableSending({
          http,
          uploads,
          whole,
          basePath: config.basePath,
          memory: storage.family(unfinishedUploads),
          userId: () => userId,
        });
  const headers = () => {
    const token = storage.get(storageKeys.token);
    return {
      [wireHeaders.tenant]: storage.get(storageKeys.tenantId) ?? '0',
      ...(token === undefined ? {} : { [wireHeaders.token]: token }),
    };
  };
  return createUploadList({
    value,
    rules: {
      accepts,
      limit: number > 0 ? number : maximum,
      overflow: number > 0 ? 'keepLast' : 'refuse',
      largest: uploads === null ? UPLOAD_LIMIT : RESUMABLE_LIMIT,
      canRemove: true,
      isTold: true,
    },
    send: async (file, call) =>
      uploadOutcome(
        await port.send(file, {
          ...call,
          action: fileEndpoints.upload.path,
          headers: headers(),
          // The rich text editor says so twice, as older servers expect.
          fields:
            folder === 'jeditor'
              ? [
                  ['biz', folder],
                  [folder, '1'],
                ]
              : [['biz', folder]],
          fileField: 'file',
        }),
        'message',
      ),
  });
}
