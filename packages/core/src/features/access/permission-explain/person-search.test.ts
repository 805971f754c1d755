import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createPersonSearch } from './index.ts';

const people = (...names: readonly string[]) => ({
  records: names.map((username) => ({ id: username, username, realname: `${username} 的姓名` })),
  total: names.length,
  size: 20,
  current: 1,
  pages: 1,
});

function opened() {
  const ports = fakePorts();
  const client = createHttpClient({
    http: ports.http,
    clock: ports.clock,
    random: ports.random,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  const search = createPersonSearch({ client, clock: ports.clock });
  const seen = () => [search.facts().status, search.facts().people.map(({ username }) => username)];
  return { ports, search, seen };
}

it('PERM-10 offers the first accounts at once, then those of the last words, after a pause', async () => {
  const { ports, search, seen } = opened();
  const first = ports.http.take('/sys/user/queryUserByDepId');
  const before = seen();
  first.succeed(people('admin', 'clerk'));
  await settled();
  const offered = seen();
  search.send({ type: 'words.type', words: '王' });
  search.send({ type: 'words.type', words: ' 王秀 ' });
  ports.clock.advance(299);
  const asked = ports.http.pending();
  ports.clock.advance(1);
  const call = ports.http.take('/sys/user/queryUserByDepId');
  const query = Object.fromEntries(new URL(call.request.url, 'http://h').searchParams);
  call.succeed(people('clerk'));
  await settled();
  expect({ before, offered, asked, query, found: seen() }).toEqual({
    before: ['loading', []],
    offered: ['loaded', ['admin', 'clerk']],
    asked: 0,
    query: expect.objectContaining({ username: '王秀', pageNo: '1', pageSize: '20' }),
    found: ['loaded', ['clerk']],
  });
});

it('says that the accounts could not be read, and asks again', async () => {
  const { ports, search, seen } = opened();
  ports.http.take('/sys/user/queryUserByDepId').status(500);
  await settled();
  const failed = seen();
  search.send({ type: 'search.retry' });
  ports.http.take('/sys/user/queryUserByDepId').succeed(people('admin'));
  await settled();
  search.send({ type: 'words.type', words: 'x' });
  search.dispose();
  expect([failed, seen(), ports.clock.pending()]).toEqual([['failed', []], ['loaded', ['admin']], 0]);
});
