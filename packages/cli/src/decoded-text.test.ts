import { expect, it } from 'vitest';

import { decodedText } from './decoded-text.ts';

async function read(encoding: string, ...pieces: readonly Uint8Array[]): Promise<string> {
  async function* bytes() {
    yield* pieces;
  }
  let text = '';
  for await (const piece of decodedText(bytes(), encoding)) text += piece.ok ? piece.value : `${piece.error.code}`;
  return text;
}

it('reads UTF-16 by its byte order mark, however the bytes come, and no other encoding than the one that was asked for', async () => {
  const wide = Buffer.from('\u{FEFF}姓名\t电话', 'utf16le');
  const swapped = Buffer.from(wide).swap16();
  expect([
    await read('utf-8', wide),
    await read('utf-8', wide.subarray(0, 1), wide.subarray(1, 5), wide.subarray(5)),
    await read('utf-8', swapped),
    await read('utf-8', Buffer.from('\u{FEFF}姓名')),
    await read('utf-8', Buffer.from('a')),
    await read('utf-8'),
    await read('gb18030', Buffer.from('d0d5c3fb', 'hex')),
    await read('utf-8', Buffer.from('d0d5c3fb', 'hex')),
  ]).toEqual(['姓名\t电话', '姓名\t电话', '姓名\t电话', '姓名', 'a', '', '姓名', '1']);
});
