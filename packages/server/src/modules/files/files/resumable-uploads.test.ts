import { existsSync, readdirSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { RESUMABLE_AGE, RESUMABLE_LIMIT } from '@evergreen/core/contract';

import { describeApplication, type TestApplication } from '../../../../test/test-application.ts';
import { sysFile } from '../../../db/schema/index.ts';
import { createFileRepository } from './file.repository.ts';
import { sweepParts } from './resumable-uploads.ts';

const refusal = v.object({ success: v.literal(false), message: v.string() });
const PATH = '/api/sys/common/upload/resumable';
const VIDEO = Buffer.concat([Buffer.from('00000018667479706d703432', 'hex'), Buffer.alloc(3000, 7)]);

/** The requests of the protocol, as a client sends them. */
function clientOf({ app, call, files, database }: TestApplication, token: string) {
  const headers = { 'x-access-token': token, 'tus-resumable': '1.0.0' };
  return {
    async begin(name: string, size: number) {
      const filename = Buffer.from(name).toString('base64');
      const answer = await app.inject({
        method: 'POST',
        url: PATH,
        headers: { ...headers, 'upload-length': String(size), 'upload-metadata': `filename ${filename}` },
      });
      return { status: answer.statusCode, body: answer.body, address: answer.headers.location ?? '' };
    },
    async send(address: string, offset: number, bytes: Buffer) {
      const answer = await app.inject({
        method: 'PATCH',
        url: address,
        headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        payload: bytes,
      });
      return [answer.statusCode, answer.headers['upload-offset']];
    },
    async ask(address: string) {
      const answer = await app.inject({ method: 'HEAD', url: address, headers });
      return [answer.statusCode, answer.headers['upload-offset']];
    },
    finish: (address: string) =>
      call({
        method: 'POST',
        url: '/sys/common/upload/finish',
        token,
        payload: { id: address.slice(address.lastIndexOf('/') + 1), biz: 'temp' },
      }),
    parts: () => (existsSync(files.partsFolder) ? readdirSync(files.partsFolder) : []),
    rows: () => database.orm.select({ id: sysFile.id, fileName: sysFile.fileName, size: sysFile.size }).from(sysFile),
  };
}

describeApplication('files that are sent in parts', (application) => {
  const client = async (username = 'clerk') => clientOf(application(), await application().signIn(username));

  it('UP-12 go on where they stopped, are checked as a whole and stored once', async () => {
    const { begin, send, ask, finish, rows } = await client();
    const { status, address } = await begin('合唱,录像.mp4', VIDEO.length);
    expect([status, address.startsWith(`${PATH}/`)]).toEqual([201, true]);
    expect(await send(address, 0, VIDEO.subarray(0, 1000))).toEqual([204, '1000']);
    expect((await finish(address)).envelope.message).toBe('上传已过期或不存在，请重新上传');
    // The connection was lost: the client asks how far it came.
    expect(await ask(address)).toEqual([200, '1000']);
    expect(await send(address, 500, VIDEO.subarray(500))).toEqual([409, undefined]);
    expect(await send(address, 1000, VIDEO.subarray(1000))).toEqual([204, String(VIDEO.length)]);
    const stored = await finish(address);
    const [row] = await rows();
    const path = `temp/${row?.id}/合唱，录像.mp4`;
    expect([stored.envelope.result, (await finish(address)).envelope.result, await rows()]).toEqual([
      { msg: path, fileUrl: path, fileName: '合唱，录像.mp4' },
      { msg: path, fileUrl: path, fileName: '合唱，录像.mp4' },
      [{ id: row?.id, fileName: '合唱，录像.mp4', size: VIDEO.length }],
    ]);
  });

  it('T-32 are refused before they are sent where they could not be stored, and after it where they are not what they claim', async () => {
    const { begin, send, finish, parts, rows } = await client();
    const refused = [];
    for (const [name, size] of [
      ['a.exe', 10],
      ['', 10],
      ['a.mp4', RESUMABLE_LIMIT + 1],
    ] as const) {
      const { status, body } = await begin(name, size);
      refused.push([status, v.parse(refusal, JSON.parse(body)).message]);
    }
    expect(refused).toEqual([
      [415, '不支持这种文件，请上传图片、PDF、Office 或 WPS 文档、文本、压缩包、MP3 或 MP4'],
      [400, '缺少文件名，请重新上传'],
      [413, '文件过大，最多 200 MB'],
    ]);
    const html = Buffer.from('<script>alert(1)</script>');
    const { address } = await begin('a.png', html.length);
    await send(address, 0, html);
    expect((await finish(address)).envelope.message).toBe('“a.png”的内容与扩展名不符，请检查文件后重新上传');
    expect([parts(), await rows()]).toEqual([[], []]);
  });

  it('T-34 are nobody else’s: to others they do not exist', async () => {
    const { begin } = await client();
    const { address } = await begin('a.mp4', VIDEO.length);
    const other = await client('supervisor');
    const finished = await other.finish(address);
    expect([
      await other.ask(address),
      await other.send(address, 0, VIDEO),
      finished.status,
      finished.envelope.success,
    ]).toEqual([[404, undefined], [404, undefined], 200, false]);
  });

  it('R-01 that are older than a day are removed, with what was stored without its row', async () => {
    const { begin, send, finish, parts, rows } = await client();
    const { files, database, clock } = application();
    const done = await begin('done.mp4', VIDEO.length);
    await send(done.address, 0, VIDEO);
    await finish(done.address);
    const left = await begin('left.mp4', VIDEO.length);
    await begin('young.mp4', VIDEO.length);
    const idOf = ({ address }: { readonly address: string }) => address.slice(address.lastIndexOf('/') + 1);
    const past = new Date(clock.now() - RESUMABLE_AGE - 1);
    await utimes(join(files.partsFolder, `${idOf(left)}.json`), past, past);
    const removed: string[] = [];
    const swept = await sweepParts(files.partsFolder, {
      now: clock.now(),
      hasRow: createFileRepository(database, clock).has,
      remove: async (id) => void removed.push(id),
    });
    expect([swept, removed, parts().length, (await rows()).length]).toEqual([1, [idOf(left)], 2, 1]);
  });

  it('a picture comes without what a camera put beside it, upright, and its sizes are made when they are asked for', async () => {
    const { app, signIn } = application();
    const token = await signIn('clerk');
    const { begin, send, finish } = clientOf(application(), token);
    const photo = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Artist: '王秀英' }, IFD3: { GPSLatitude: '30/1 15/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { address } = await begin('照片.jpg', photo.length);
    await send(address, 0, photo);
    const path = (await finish(address)).envelope.message.split('/').map(encodeURIComponent).join('/');
    const read = async (query: string, headers: Readonly<Record<string, string>> = {}) =>
      app.inject({
        method: 'GET',
        url: `/api/sys/common/static/${path}${query}`,
        headers: { 'x-access-token': token, ...headers },
      });
    const shape = async (bytes: Buffer) => {
      const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
      return [format, width, height, exif, orientation];
    };
    const whole = await read('');
    const small = await read('?size=small');
    const again = await read('?size=small', { 'if-none-match': String(small.headers.etag) });
    expect([
      await shape(whole.rawPayload),
      await shape(small.rawPayload),
      small.headers['content-type'],
      [again.statusCode, again.rawPayload.length],
      (await read('?size=huge')).statusCode,
    ]).toEqual([
      ['jpeg', 600, 1200, undefined, undefined],
      ['webp', 104, 208, undefined, undefined],
      'image/webp',
      [304, 0],
      400,
    ]);
    const part = await read('', { range: 'bytes=0-1' });
    const wrong = await read('', { range: 'bytes=9999999-' });
    expect([part.statusCode, part.headers['content-range'], part.rawPayload.toString('hex'), wrong.statusCode]).toEqual(
      [206, `bytes 0-1/${whole.rawPayload.length}`, 'ffd8', 416],
    );
  });
});
