import { expect, test } from '../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../fixtures/server-process.ts';

test('PERM-05 PERM-08 the clerk sees no delete button, and the server refuses the call with 403', async ({
  page,
  request,
  login,
  shell,
  list,
}) => {
  await shell.open('/isps/activity');
  await login.signIn('clerk', DEMO_PASSWORD);
  await list.see();
  await list.seeNoButton('批量删除');
  await list.seeNoButton('删除');

  const token: string = await page.evaluate(() => JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}').value);
  const headers = { 'x-access-token': token };
  const rows = await request.get('/api/isps/activity/list', { headers });
  const [row] = (await rows.json()).result.records;
  const refused = await request.delete(`/api/isps/activity/delete?id=${row.id}`, { headers });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ success: false, code: 403, result: null });
  const still = await request.get(`/api/isps/activity/queryById?id=${row.id}`, { headers });
  expect((await still.json()).result.title).toBe(row.title);
});

test('ROUTE-18 the supervisor reads and is offered no change', async ({ login, shell, list }) => {
  await shell.open('/isps/activity');
  await login.signIn('supervisor', DEMO_PASSWORD);
  await list.see();
  for (const name of ['新增', '编辑', '删除', '批量删除']) await list.seeNoButton(name);
});
