import { DEVICES } from '../../fixtures/devices.ts';
import { expect } from '../../fixtures/evergreen.fixture.ts';
import { test } from '../../fixtures/single-sign-on.fixture.ts';
import { SingleSignOnModel } from '../../models/session/single-sign-on.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

for (const { device, look } of DEVICES)
  test.describe(`on ${device}`, () => {
    test.use(look);

    test('AUTH-04 signing in and out by CAS: the wanted path survives, the ticket leaves the address, the CAS logout page is last', async ({
      on,
      page,
      cas,
    }) => {
      const login = on(LoginModel);
      const shell = on(ShellModel);
      const sso = new SingleSignOnModel(page);
      const validated = async () => (await cas.asked()).filter((path) => path === '/p3/serviceValidate').length;
      const before = await validated();
      const addresses: string[] = [];
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      await shell.open('/isps/activity?pageNo=2');
      await login.see();
      await sso.choose();
      await sso.signIn('clerk');
      await shell.seeAddress('/isps/activity?pageNo=2');
      await expect(shell.userMenu).toHaveAccessibleName(/王秀兰/u);
      expect((await validated()) - before).toBe(1);
      const ticketed = addresses.find((address) => address.includes('ticket=')) ?? '';
      expect(ticketed).toContain('/user/login?ticket=ST-');

      await shell.signOut();
      await sso.seeSignedOut();

      await page.goto(ticketed);
      await login.seeMessage('统一身份认证票据无效、已使用或已过期，请重新登录');
      await shell.seeAddress('/user/login');
    });
  });

test('AUTH-04 a ticket on a deep link signs in right there', async ({ on, page, cas, server }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const ticket = await cas.issue('clerk', `${server.url}/user/login`);
  await page.goto(`/isps/activity?pageNo=2&ticket=${ticket}`);
  await shell.seeAddress('/isps/activity?pageNo=2');
  await list.see();
});

test('AUTH-04 a failing CAS server is reported, and the login page still accepts a password', async ({
  on,
  page,
  cas,
  server,
}) => {
  const login = on(LoginModel);
  await cas.misbehave('bomb');
  await page.goto(`/user/login?ticket=${await cas.issue('clerk', `${server.url}/user/login`)}`);
  await login.seeMessage('统一身份认证服务器无法连接或应答异常，请稍后重试或使用账号密码登录');
  await cas.misbehave('none');
  await login.signIn('clerk', 'Evergreen-2026');
  await page.waitForURL('**/dashboard/analysis');
});
