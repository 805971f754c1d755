import { messages, protocol } from '@electric-sql/pglite';

import type { WireField, WireResult } from '../connector.types.ts';

/** What the database sent for one statement, as it came: a buffer goes from thread to thread without a copy, arrays of texts do not. */
export interface PackedResult {
  readonly command: string;
  readonly fields: readonly WireField[];
  /** Messages of PostgreSQL's protocol 3.0, rows among them. */
  readonly sent: Uint8Array<ArrayBuffer>;
}

/** Type byte of a row, and the bytes before what it holds: the type byte and the length. */
const DATA_ROW = 0x44;
const HEAD = 5;
/** In place of the length of a value. */
const NULL = -1;

/**
 * What a statement answered beside its rows, which stay packed.
 *
 * @param known the fields, where the database was not asked for them
 * @throws messages.DatabaseError for a refused statement
 */
export function packedResult(sent: Uint8Array<ArrayBuffer>, known: readonly WireField[] | undefined): PackedResult {
  let command = '';
  let fields = known ?? [];
  let refusal: messages.DatabaseError | undefined;
  const parser = new protocol.Parser();
  for (const { type, from, to } of messagesIn(Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength))) {
    if (type === DATA_ROW) continue;
    parser.parse(sent.slice(from, to), (message) => {
      if (message instanceof messages.DatabaseError) refusal ??= message;
      else if (message instanceof messages.RowDescriptionMessage)
        fields = message.fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID }));
      else if (message instanceof messages.CommandCompleteMessage) command = message.text.split(' ', 1)[0] ?? '';
    });
  }
  if (refusal !== undefined) throw refusal;
  return { command, fields, sent };
}

export function unpackedResult({ command, fields, sent }: PackedResult): WireResult {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const rows: (string | null)[][] = [];
  for (const { type, from } of messagesIn(bytes)) if (type === DATA_ROW) rows.push(valuesOf(bytes, from + HEAD));
  return { command, fields, rows };
}

function* messagesIn(bytes: Buffer) {
  let from = 0;
  while (from < bytes.length) {
    const to = from + 1 + bytes.readInt32BE(from + 1);
    yield { type: bytes[from], from, to };
    from = to;
  }
}

function valuesOf(bytes: Buffer, from: number): (string | null)[] {
  const count = bytes.readUInt16BE(from);
  const values: (string | null)[] = Array.from({ length: count }, () => null);
  let at = from + 2;
  for (let place = 0; place < count; place += 1) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length === NULL) continue;
    values[place] = bytes.toString('utf8', at, at + length);
    at += length;
  }
  return values;
}
