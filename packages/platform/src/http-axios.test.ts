import type { HttpRequest } from '@evergreen/core/ports';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createAxiosHttp } from './http-axios.ts';
import { describeHttpPort } from './testing/http-contract.ts';
import { describeHttpTransfers } from './testing/http-transfer-contract.ts';
import { closedAddress, serveLocally } from './testing/local-server.ts';

describeHttpPort('createAxiosHttp', () => createAxiosHttp());
describeHttpPort('createAxiosHttp over fetch', () => createAxiosHttp({ adapter: 'fetch' }));
describeHttpTransfers('createAxiosHttp', () => createAxiosHttp());
describeHttpTransfers('createAxiosHttp over fetch', () => createAxiosHttp({ adapter: 'fetch' }));

afterEach(() => vi.unstubAllEnvs());

function get(url: string): HttpRequest {
  return { method: 'GET', url, headers: { 'x-access-token': 't0ken' }, timeout: 5000 };
}

describe('createAxiosHttp in Node', () => {
  it('does not carry the token after a redirect', async () => {
    let elsewhere = 0;
    const other = await serveLocally((_, response) => {
      elsewhere += 1;
      response.end('{}');
    });
    const address = await serveLocally((_, response) => {
      response.writeHead(302, { location: `${other}/steal` }).end();
    });
    const outcome = await createAxiosHttp().send(get(`${address}/`));
    expect({ outcome: outcome.kind === 'answered' ? outcome.status : outcome, elsewhere }).toEqual({
      outcome: 302,
      elsewhere: 0,
    });
  });

  it('says which program it is', async () => {
    const address = await serveLocally((request, response) => response.end(request.headers['user-agent']));
    const http = createAxiosHttp({ userAgent: 'evergreen-cli/0.1.0 (linux)' });
    expect(await http.send(get(`${address}/`))).toMatchObject({ body: 'evergreen-cli/0.1.0 (linux)' });
  });

  it('does not send its calls to a proxy that the environment names', async () => {
    const proxy = await closedAddress();
    for (const name of ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY']) vi.stubEnv(name, proxy);
    for (const name of ['no_proxy', 'NO_PROXY']) vi.stubEnv(name, '');
    const address = await serveLocally((_, response) => {
      response.end('here');
    });
    expect(await createAxiosHttp().send(get(`${address}/`))).toMatchObject({
      kind: 'answered',
      status: 200,
      body: 'here',
    });
  });
});
