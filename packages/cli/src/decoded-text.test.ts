import { expect, it } from 'vitest';

import { decodedText } from './decoded-text.ts';

async function read(encoding: string | undefined, ...pieces: readonly Uint8Array[]): Promise<string> {
  async function* bytes() {
    yield* pieces;
  }
  let text = '';
  for await (const piece of decodedText(bytes(), encoding)) text += piece.ok ? piece.value : `${piece.error.code}`;
  return text;
}

it('reads UTF-16 by its byte order mark and what is no UTF-8 as GB18030, however the bytes come, and no other encoding than the one that was asked for', async () => {
  const wide = Buffer.from('\u{FEFF}姓名\t电话', 'utf16le');
  const swapped = Buffer.from(wide).swap16();
  expect([
    await read(undefined, wide),
    await read(undefined, wide.subarray(0, 1), wide.subarray(1, 5), wide.subarray(5)),
    await read(undefined, swapped),
    await read(undefined, Buffer.from('\u{FEFF}姓名')),
    await read('utf-8', Buffer.from('a')),
    await read('utf-8'),
    await read('gb18030', Buffer.from('d0d5c3fb', 'hex')),
    await read('utf-8', Buffer.from('d0d5c3fb', 'hex')),
    await read(
      undefined,
      Buffer.from('name,id\n'),
      ...[...Buffer.from('d0d5c3fb', 'hex')].map((byte) => Uint8Array.of(byte)),
    ),
    await read(undefined, Buffer.from('姓名'), Buffer.from('d0d5c3fb', 'hex')),
  ]).toEqual(['姓名\t电话', '姓名\t电话', '姓名\t电话', '姓名', 'a', '', '姓名', '1', 'name,id\n姓名', '姓名1']);
});
