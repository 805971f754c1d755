import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, it } from 'vitest';

import { UPLOAD_LIMIT } from '@evergreen/core/contract';
import { seconds } from '@evergreen/core/kernel';

import { describeApplication, type TestApplication } from '../../../../test/test-application.ts';
import { sysFile } from '../../../db/schema/index.ts';
import { FILE_LIMIT } from './file.service.ts';

/** 8 × 6 pixels, all of them red. */
const PNG = await picture().png({ compressionLevel: 9 }).toBuffer();
function picture(width = 8, height = 6) {
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } });
}
const PDF = Buffer.from('%PDF-1.7\n%file\n');

interface Sent {
  readonly fields?: Readonly<Record<string, string>>;
  readonly name?: string;
  readonly content?: Buffer;
  readonly fileField?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A form as a browser sends it. */
async function formOf({
  fields = { biz: 'temp', isup: '1' },
  name = 'a.png',
  content = PNG,
  fileField = 'file',
}: Sent) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(fileField, new Blob([new Uint8Array(content)]), name);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}

function clientOf({ app, call, filesFolder, database }: TestApplication, token: string | undefined) {
  return {
    async send(sent: Sent) {
      const { headers, payload } = await formOf(sent);
      return call({
        method: 'POST',
        url: '/sys/common/upload',
        payload,
        headers: { ...headers, ...sent.headers },
        ...(token === undefined ? {} : { token }),
      });
    },
    async read(path: string, as = token) {
      const url = `/api/sys/common/static/${path.split('/').map(encodeURIComponent).join('/')}`;
      return app.inject({ method: 'GET', url, ...(as === undefined ? {} : { headers: { 'x-access-token': as } }) });
    },
    /** Every file below the folder of files, by its path in it, with its bytes. */
    onDisk(): Readonly<Record<string, string>> {
      const all = existsSync(filesFolder) ? readdirSync(filesFolder, { recursive: true, encoding: 'utf8' }) : [];
      const found = all.filter((path) => statSync(join(filesFolder, path)).isFile());
      return Object.fromEntries(found.map((path) => [path, readFileSync(join(filesFolder, path)).toString('hex')]));
    },
    rows: () =>
      database.orm
        .select({
          id: sysFile.id,
          folder: sysFile.folder,
          fileName: sysFile.fileName,
          mediaType: sysFile.mediaType,
          size: sysFile.size,
        })
        .from(sysFile),
  };
}

describeApplication('files', (application) => {
  const client = async (username = 'clerk') => clientOf(application(), await application().signIn(username));

  it('UP-03 takes a file with its folder, answers its path, and gives it back byte by byte under its own name', async () => {
    const { send, read, rows, onDisk } = await client();
    const { status, envelope } = await send({ name: '王秀英,身份证 (1).PNG' });
    const [row] = await rows();
    const path = `temp/${row?.id}/王秀英，身份证 (1).PNG`;
    expect([status, envelope]).toEqual([
      200,
      {
        success: true,
        message: path,
        code: 200,
        result: { msg: path, fileUrl: path, fileName: '王秀英，身份证 (1).PNG' },
      },
    ]);
    expect([await rows(), onDisk()]).toEqual([
      [{ id: row?.id, folder: 'temp', fileName: '王秀英，身份证 (1).PNG', mediaType: 'image/png', size: PNG.length }],
      { [join('stored', row?.id.slice(-2) ?? '', row?.id ?? '')]: PNG.toString('hex') },
    ]);
    const answer = await read(path);
    const header = (name: string) => answer.headers[name];
    expect([
      answer.statusCode,
      answer.rawPayload.equals(PNG),
      header('content-type'),
      header('content-length'),
      header('content-disposition'),
    ]).toEqual([
      200,
      true,
      'image/png',
      String(PNG.length),
      `inline; filename="_______ (1).PNG"; filename*=UTF-8''%E7%8E%8B%E7%A7%80%E8%8B%B1%EF%BC%8C%E8%BA%AB%E4%BB%BD%E8%AF%81%20%281%29.PNG`,
    ]);
    expect([header('x-content-type-options'), header('cache-control'), header('content-security-policy')]).toEqual([
      'nosniff',
      'private, no-cache',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ]);
  });

  it('UP-03 the folder is temp where none is named, and the rich editor has its own; what is no picture is saved and not shown', async () => {
    const { send, read, rows } = await client();
    await send({ fields: {}, name: 'a.pdf', content: PDF });
    await send({ fields: { biz: 'jeditor', jeditor: '1' } });
    await send({ fields: { biz: '' }, name: 'a"b.png' });
    expect((await rows()).map(({ folder, fileName }) => `${folder} ${fileName}`).toSorted()).toEqual([
      'jeditor a.png',
      'temp a.pdf',
      'temp a_b.png',
    ]);
    const pdf = (await rows()).find(({ fileName }) => fileName === 'a.pdf');
    const answer = await read(`temp/${pdf?.id}/a.pdf`);
    expect([answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      'application/pdf',
      `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`,
    ]);
  });

  it('UP-11 T-32 refuses what it does not take, says what to do, and keeps nothing of it', async () => {
    const { send, rows, onDisk } = await client();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const html = Buffer.from('\ufeff <!doctype html><script>alert(1)</script>');
    const kinds = '不支持这种文件，请上传图片、PDF、Office 或 WPS 文档、文本、压缩包、MP3 或 MP4';
    const differs = (name: string) => `“${name}”的内容与扩展名不符，请检查文件后重新上传`;
    const refused: readonly (readonly [Sent, number, string])[] = [
      [{ name: 'a.svg', content: svg }, 200, kinds],
      [{ name: 'a.html', content: html }, 200, kinds],
      [{ name: 'a.xml', content: svg }, 200, kinds],
      [{ name: 'a.exe', content: Buffer.from('MZ') }, 200, kinds],
      [{ name: 'a', content: PNG }, 200, kinds],
      [{ name: 'a.png.', content: svg }, 200, differs('a.png')],
      [{ name: 'a.png', content: svg }, 200, differs('a.png')],
      [{ name: 'a.jpg', content: PNG }, 200, differs('a.jpg')],
      [{ name: 'a.txt', content: html }, 200, differs('a.txt')],
      [{ name: 'a.txt', content: PNG }, 200, differs('a.txt')],
      [{ name: 'a.docx', content: PDF }, 200, differs('a.docx')],
      [{ content: Buffer.alloc(0) }, 200, '文件是空的，请检查后重新上传'],
      [{ fileField: 'other' }, 200, '没有收到文件，请选择文件后重新上传'],
      [{ fields: { biz: '../../etc' } }, 400, '存储目录（biz）不正确，可用：temp、jeditor'],
      [{ fields: { biz: 'constructor' } }, 400, '存储目录（biz）不正确，可用：temp、jeditor'],
      [{ fields: { ['__proto__']: 'x', biz: 'temp' } }, 400, '上传内容格式不正确'],
      [{ content: Buffer.concat([PNG, Buffer.alloc(UPLOAD_LIMIT)]) }, 413, '文件过大，最多 20 MB'],
    ];
    for (const [sent, status, words] of refused) {
      const answer = await send(sent);
      expect([
        sent.name,
        sent.fields,
        answer.status,
        answer.envelope.success,
        answer.envelope.message.startsWith(words),
      ]).toEqual([sent.name, sent.fields, status, false, true]);
    }
    expect([await rows(), onDisk()]).toEqual([[], {}]);
  });

  it('UP-11 T-32 a name that climbs is a name: the last part of it is kept, and no file is called so', async () => {
    const { send, rows, onDisk } = await client();
    for (const name of ['../../../etc/passwd.txt', String.raw`C:\Windows\a.txt`, '..\u202etxt.exe\u0000.txt'])
      await send({ name, content: Buffer.from('文字') });
    expect((await rows()).map(({ fileName }) => fileName).toSorted()).toEqual(['_txt.exe_.txt', 'a.txt', 'passwd.txt']);
    expect(Object.keys(onDisk()).every((path) => /^stored[/\\][0-9a-f]{2}[/\\][0-9a-f]{32}$/u.test(path))).toBe(true);
  });

  it('takes a file of the largest size, and text in any of its kinds', async () => {
    const { send } = await client();
    const statuses = [];
    for (const sent of [
      { content: Buffer.concat([PNG, Buffer.alloc(UPLOAD_LIMIT - PNG.length)]) },
      { name: 'a.csv', content: Buffer.from('\ufeff姓名,电话\n王秀英,13800000000') },
      { name: 'a.TXT', content: Buffer.from('b0a1b1a1', 'hex') },
    ])
      statuses.push((await send(sent)).envelope.success);
    expect(statuses).toEqual([true, true, true]);
  });

  it('T-34 gives a file of the rich text editor to who is signed in and knows its whole path, and answers the same to every other path', async () => {
    const { send, read } = await client();
    const { envelope } = await send({ fields: { biz: 'jeditor' } });
    const [folder = '', id = ''] = envelope.message.split('/');
    const answers = [];
    for (const path of [`${folder}/${id}/b.png`, `temp/${id}/a.png`, `${folder}/f${id.slice(1)}/a.png`]) {
      const { statusCode, body } = await read(path);
      answers.push([statusCode, JSON.parse(body).message]);
    }
    expect(answers).toEqual(Array.from({ length: 3 }, () => [404, '文件不存在或已被删除']));
    const others = [];
    for (const path of [`${folder}/..%2f..%2fx/a.png`, `etc/${id}/a.png`]) others.push((await read(path)).statusCode);
    expect(others).toEqual([400, 400]);
    const supervisor = await application().signIn('supervisor');
    expect([
      (await read(envelope.message, supervisor)).statusCode,
      (await read(envelope.message, 'no-token')).statusCode,
    ]).toEqual([200, 401]);
  });

  it('T-32 refuses a picture of more than 25 million pixels by its head, and one that cannot be read', async () => {
    const { send, rows, onDisk } = await client();
    const bomb = await picture(5001, 5000).png({ compressionLevel: 9 }).toBuffer();
    const answers = [];
    for (const content of [bomb, PNG.subarray(0, 40)]) answers.push((await send({ content })).envelope.message);
    expect([answers, await rows(), onDisk()]).toEqual([
      ['图片尺寸过大，最多 2500 万像素，请缩小后重新上传', '图片无法读取，可能已损坏，请换一张重新上传'],
      [],
      {},
    ]);
  });

  it('T-33 answers a malformed form with 400 and what to do, and keeps nothing of it', async () => {
    const { app, signIn } = application();
    const token = await signIn('clerk');
    const { rows, onDisk } = clientOf(application(), token);
    const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}\r\n`;
    const file = part('content-disposition: form-data; name="file"; filename="a.txt"', 'words');
    const field = (name: string, value: string) => part(`content-disposition: form-data; name="${name}"`, value);
    const many = (count: number, one: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => one(at)).join('');
    const forms: readonly (readonly [type: string, body: string])[] = [
      ['multipart/form-data', `${file}--b--`],
      ['multipart/form-data; boundary=', `${file}--b--`],
      ['multipart/form-data; boundary=b', ''],
      ['multipart/form-data; boundary=b', 'no form at all'],
      ['multipart/form-data; boundary=b', file],
      ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"'],
      ['multipart/form-data; boundary=b', `--b\r\n\r\n\r\n--b--`],
      ['multipart/form-data; boundary=b', `${field('biz', 'x'.repeat(2000))}${file}--b--`],
      ['multipart/form-data; boundary=b', `${many(20, (at) => field(`f${at}`, '1'))}${file}--b--`],
      ['multipart/form-data; boundary=b', `${file}${file}--b--`],
      [
        'multipart/form-data; boundary=b',
        `${part(`${many(20_000, (at) => `x-${at}: 1\r\n`)}content-disposition: form-data; name="file"; filename="a.txt"`, 'words')}--b--`,
      ],
    ];
    const answers = [];
    for (const [type, payload] of forms) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/sys/common/upload',
        payload,
        headers: { 'content-type': type, 'x-access-token': token },
      });
      answers.push([answer.statusCode, JSON.parse(answer.body).message]);
    }
    const cutOff = [400, '文件没有传完，请重新上传'];
    const badForm = [400, '上传内容格式不正确'];
    const noFile = [200, '没有收到文件，请选择文件后重新上传'];
    expect(answers).toEqual([
      cutOff,
      cutOff,
      noFile,
      cutOff,
      cutOff,
      cutOff,
      noFile,
      badForm,
      badForm,
      [200, '一次只能上传一个文件'],
      noFile,
    ]);
    expect([await rows(), onDisk()]).toEqual([[], {}]);
  });

  it('T-32 is closed to who is not signed in, and reads forms only', async () => {
    const { send, rows, onDisk } = clientOf(application(), undefined);
    const { call, signIn } = application();
    const closed = await send({});
    const json = await call({
      method: 'POST',
      url: '/sys/common/upload',
      payload: { file: 'x' },
      token: await signIn('clerk'),
    });
    expect([closed.status, json.status, json.envelope.message, await rows(), onDisk()]).toEqual([
      401,
      415,
      '只接受 multipart/form-data 格式的上传内容',
      [],
      {},
    ]);
  });

  it('a form that is repeated under its key stores one file and answers the same; another one under it is refused', async () => {
    const { send, rows, onDisk } = await client();
    const headers = { 'idempotency-key': 'K1' };
    const first = await send({ headers });
    const again = await send({ headers });
    const other = await send({ headers, name: 'b.png' });
    expect([again.envelope, other.status, (await rows()).length, Object.keys(onDisk()).length]).toEqual([
      first.envelope,
      422,
      1,
      1,
    ]);
  });

  it('T-10 slows down who sends too many', async () => {
    const { send } = await client();
    let last = await send({});
    for (let sent = 1; sent < FILE_LIMIT.times; sent += 1) last = await send({});
    const refused = await send({});
    expect([last.status, refused.status, refused.headers['retry-after'], refused.envelope.message]).toEqual([
      200,
      429,
      '60',
      '上传过于频繁，请 60 秒后再试',
    ]);
    application().clock.advance(seconds(60));
    expect((await send({})).status).toBe(200);
  });

  it('R-01 nothing stays of a form that was cut off, at whatever byte', async () => {
    const { app, signIn } = application();
    const token = await signIn('clerk');
    const { rows, onDisk } = clientOf(application(), token);
    const { headers, payload } = await formOf({ content: Buffer.concat([PNG, Buffer.alloc(3000)]) });
    const statuses = new Set<string>();
    for (let cut = 0; cut < payload.length - 2; cut += 151) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/sys/common/upload',
        payload: payload.subarray(0, cut),
        headers: { ...headers, 'x-access-token': token },
      });
      statuses.add(String(answer.statusCode));
    }
    expect([[...statuses].toSorted(), await rows(), onDisk()]).toEqual([['200', '400'], [], {}]);
  });
});
