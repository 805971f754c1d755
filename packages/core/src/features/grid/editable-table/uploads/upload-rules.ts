import { wireHeaders } from '../../../../contract/index.ts';
import { parseJson, sameText, type LocalizedText } from '../../../../kernel/index.ts';
import type { Column } from '../column.types.ts';
import { uploadMessages as messages, type UploadCall } from '../../../files/upload-list/index.ts';

const DEFAULT_ACTION = '/sys/common/upload';

/** Default folder of cell files. */
export const DEFAULT_FOLDER = 'temp';

/** Upload configuration of a column. */
export interface UploadRules {
  readonly isPicturesOnly: boolean;
  /** null if unlimited. */
  readonly limit: number | null;
  readonly mistake: LocalizedText | null;
  readonly canDownload: boolean;
  readonly canRemove: boolean;
  /** Response field with the path. */
  readonly responseName: string;
  readonly button: LocalizedText;
}

export function uploadRules(column: Column): UploadRules {
  return {
    isPicturesOnly: column.type === 'image',
    ...uploadLimit(column),
    canDownload: column.allowDownload !== false,
    canRemove: column.allowRemove !== false,
    responseName: column.responseName ?? 'message',
    button: uploadButton(column),
  };
}

/** Upload request of a column. Includes the token only if configured and available. */
export function uploadFacts(
  column: Column,
  token: string | null,
): Pick<UploadCall, 'action' | 'headers' | 'fields' | 'fileField'> {
  const folder = column.props?.['biz'];
  return {
    action: column.action ?? DEFAULT_ACTION,
    headers: column.token === true && token !== null ? { [wireHeaders.token]: token } : {},
    fields: [
      ['biz', typeof folder === 'string' && folder !== '' ? folder : DEFAULT_FOLDER],
      ['isup', '1'],
    ],
    fileField: 'file',
  };
}

function uploadButton({ type, btnText = '' }: Column): LocalizedText {
  if (btnText !== '') return sameText(btnText);
  if (type === 'file') return messages.file;
  return type === 'image' ? messages.image : messages.press;
}

/** `number`, else `uploadnum` of `fieldExtendJson`; reports anything but a positive integer. */
function uploadLimit({ number, fieldExtendJson = '' }: Column): Pick<UploadRules, 'limit' | 'mistake'> {
  if (number !== undefined) return limitOf(number);
  if (fieldExtendJson.trim() === '') return { limit: null, mistake: null };
  const json = parseJson(fieldExtendJson);
  const isRecord = json.ok && typeof json.value === 'object' && json.value !== null && !Array.isArray(json.value);
  if (!isRecord) return { limit: null, mistake: messages.limitUnclear(fieldExtendJson) };
  const count: unknown = Object.entries(json.value).find(([key]) => key === 'uploadnum')?.[1];
  return count === undefined || count === null || count === '' ? { limit: null, mistake: null } : limitOf(count);
}

function limitOf(count: unknown): Pick<UploadRules, 'limit' | 'mistake'> {
  const limit = typeof count === 'string' || typeof count === 'number' ? Number(count) : Number.NaN;
  const isCount = Number.isSafeInteger(limit) && limit > 0;
  return isCount ? { limit, mistake: null } : { limit: null, mistake: messages.limitUnclear(JSON.stringify(count)) };
}
