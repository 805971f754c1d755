import { IMPORT_FILE_FIELD } from '@evergreen/core/resources';

import { createTableWriter } from '../src/modules/records/transfer/files/table-writer.ts';

/** The cells of a row in the order of the headings. */
export type ImportedCells = readonly (string | number | null)[];

/** The body of a call that imports a file, and its header. */
export interface ImportForm {
  readonly payload: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A form that imports this file. */
export function fileForm(content: Buffer, fields: Readonly<Record<string, string>> = {}): ImportForm {
  const boundary = '----evergreen';
  const part = (line: string, body: Buffer | string) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${line}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ];
  const payload = Buffer.concat([
    ...Object.entries(fields).flatMap(([key, value]) => part(`name="${key}"`, value)),
    ...part(`name="${IMPORT_FILE_FIELD}"; filename="a.xlsx"`, content),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** A form that imports a file with these rows. */
export function importForm(
  headings: readonly string[],
  rows: readonly ImportedCells[],
  fields: Readonly<Record<string, string>> = {},
): ImportForm {
  const writer = createTableWriter('xlsx', { name: '数据', columns: headings });
  for (const row of rows) writer.add(row);
  return fileForm(writer.end(), fields);
}
