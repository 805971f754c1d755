import { afterAll, beforeAll, expect, it } from 'vitest';

import { describeApplication, type TestApplication } from '../../../../test/test-application.ts';
import { openS3Server, type S3Server } from '../../../../test/s3-server.ts';
import { createS3ObjectStore } from './s3-object-store.ts';

const PDF = '%PDF-1.7\n%file\n';
const NAME = '王秀英 (1).pdf';
const CREATED = Date.UTC(2026, 0, 15, 1, 0, 0);

let server: S3Server | undefined;

function place() {
  if (server === undefined) throw new Error('The store is there inside a test only');
  return server.place;
}

beforeAll(async () => {
  server = await openS3Server();
});
afterAll(async () => {
  await server?.close();
});

/** Somebody who sends a file and asks for it. */
async function clientOf({ app, call, signIn }: TestApplication, username: string) {
  const token = await signIn(username);
  const at = (path: string) => `/sys/common/static/${path.split('/').map(encodeURIComponent).join('/')}`;
  return {
    async upload(): Promise<string> {
      const form = new FormData();
      form.append('file', new Blob([PDF]), NAME);
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      const headers = { 'content-type': request.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await request.arrayBuffer());
      return (await call({ method: 'POST', url: '/sys/common/upload', token, headers, payload })).envelope.message;
    },
    address: (path: string) => call({ method: 'GET', url: `${at(path)}/address`, token }),
    read: (path: string) => app.inject({ method: 'GET', url: `/api${at(path)}`, headers: { 'x-access-token': token } }),
  };
}

describeApplication(
  'signed downloads',
  (application) => {
    it('T-34 whoever may read a file is told where the store gives it, as a file to save and without a token', async () => {
      const clerk = await clientOf(application(), 'clerk');
      const path = await clerk.upload();
      const { status, headers, envelope } = await clerk.address(path);
      const address = String(Object.values(Object(envelope.result))[0]);
      const url = new URL(address);
      expect([status, headers['cache-control'], envelope.result, url.origin, url.pathname]).toEqual([
        200,
        'no-store',
        { address },
        place().endpoint,
        `/files/evergreen/${path.split('/')[1]}`,
      ]);
      expect(
        ['response-content-disposition', 'response-content-type', 'X-Amz-Date', 'X-Amz-Expires'].map((name) =>
          url.searchParams.get(name),
        ),
      ).toEqual([
        `attachment; filename="___ (1).pdf"; filename*=UTF-8''%E7%8E%8B%E7%A7%80%E8%8B%B1%20%281%29.pdf`,
        'application/pdf',
        new Date(CREATED).toISOString().replaceAll(/[-:]|\.\d+/gu, ''),
        '60',
      ]);
      const streamed = await clerk.read(path);
      expect([streamed.statusCode, streamed.payload]).toEqual([200, PDF]);
    });

    it('T-34 nobody else is told an address: not who may not read it, not for a wrong path, not once it is gone', async () => {
      const [clerk, supervisor] = [await clientOf(application(), 'clerk'), await clientOf(application(), 'supervisor')];
      const path = await clerk.upload();
      const gone = await clerk.upload();
      await application().files.remove(gone.split('/')[1] ?? '');
      const nobody = await application().call({ method: 'GET', url: `/sys/common/static/${encodeURI(path)}/address` });
      const refused = [
        await supervisor.address(path),
        await clerk.address(path.replace('temp/', 'jeditor/')),
        await clerk.address(path.replace('王秀英', '王')),
        await clerk.address(gone),
      ];
      const missing = { success: false, message: '文件不存在或已被删除', code: 404, result: null };
      expect([...refused.map(({ status, envelope }) => [status, envelope]), nobody.status]).toEqual([
        [404, missing],
        [404, missing],
        [404, missing],
        [404, missing],
        401,
      ]);
    });
  },
  {
    openObjects: (clock) => createS3ObjectStore({ ...place(), signedDownloads: { endpoint: undefined } }, clock),
  },
);

describeApplication('downloads through the server', (application) => {
  it('T-34 where the store does not sign, whoever may read a file is told that the server sends it, and nobody else is', async () => {
    const [clerk, supervisor] = [await clientOf(application(), 'clerk'), await clientOf(application(), 'supervisor')];
    const path = await clerk.upload();
    const answers = [await clerk.address(path), await supervisor.address(path)];
    expect(answers.map(({ status, envelope }) => [status, envelope.result])).toEqual([
      [200, { address: null }],
      [404, null],
    ]);
  });
});
