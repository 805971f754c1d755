import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { ENVELOPE_CODE, permissionResponse } from '@evergreen/core/contract';
import { flattenTree } from '@evergreen/core/kernel';
import { buildSitemap, builtComponents, menuLeaves } from '@evergreen/core/shell/navigation';

import { describeApplication } from '../../../../test/test-application.ts';
import { sysRolePermission, sysUserRole } from '../../../db/schema/index.ts';
import { sysPermission, sysRole } from '../../../db/schema/scoped-tables.ts';
import { businessMenu } from '../../../db/seed/business-menu.seed.ts';
import type { MenuSeed } from '../../../db/seed/menu-definition.ts';
import { menuSeeds } from '../../../db/seed/menu.seed.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { accountMenu } from '../../../db/seed/system-menu.seed.ts';

describeApplication('menu and permissions of the caller', (application) => {
  const read = async (token: string, headers = {}) => {
    const { envelope } = await application().call({
      method: 'GET',
      url: '/sys/permission/getUserPermissionByToken',
      token,
      headers,
    });
    return v.parse(permissionResponse, envelope.result);
  };
  const pages = (response: Awaited<ReturnType<typeof read>>) =>
    flattenTree(response.menu)
      .filter(({ component }) => component !== 'layouts/RouteView')
      .map(({ path }) => path);
  const pagesIn = (seeds: readonly MenuSeed[]) =>
    flattenTree(seeds).flatMap(({ kind, component, url }) =>
      kind === 'entry' && component !== 'layouts/RouteView' ? [url] : [],
    );
  const held = (response: Awaited<ReturnType<typeof read>>) => response.auth.map(({ action }) => action);

  it('gives the clerk the activities without deleting, the supervisor the lists with their history and export, the administrator everything', async () => {
    const { signIn } = application();
    const clerk = await read(await signIn('clerk'));
    const supervisor = await read(await signIn('supervisor'));
    const administrator = await read(await signIn('admin'));
    const keptContent = (name: string) =>
      ['list', 'add', 'edit', 'history', 'publish'].map((action) => `${name}:${action}`);
    expect(held(clerk).toSorted()).toEqual(
      [
        'addressBook:list',
        'activity:list',
        'activity:add',
        'activity:edit',
        'activity:export',
        'activity:history',
        'activity:publish',
        'activity:closeSignUp',
        'activity:begin',
        'activitySignUp:list',
        'activitySignUp:add',
        'activitySignUp:edit',
        'activitySignUp:history',
        'activitySignUp:audit',
        'activitySignUp:checkIn',
        'activitySignUp:export',
        'activitySignUp:reveal',
        'activityType:list',
        ...keptContent('curriculum'),
        'curriculumType:list',
        ...keptContent('policy'),
        'newsType:list',
        ...keptContent('news'),
      ].toSorted(),
    );
    expect(held(supervisor).toSorted()).toEqual(
      [
        'activity',
        'activitySignUp',
        'activityType',
        'certification',
        'curriculum',
        'curriculumType',
        'enterprise',
        'familyMember',
        'match',
        'matchWork',
        'news',
        'newsType',
        'policy',
        'retireGoods',
        'retiree',
        'rotationChart',
        'rotationChartShop',
        'shopOrder',
        'shopOrderItem',
        'squarePost',
        'topic',
      ]
        .flatMap((name) => {
          // A member of a family is kept in the form of the retiree and has no history of its own; articles have the order's.
          const more = { familyMember: ['list'], shopOrderItem: ['list', 'export'] }[name];
          return (more ?? ['list', 'history', 'export']).map((action) => `${name}:${action}`);
        })
        .concat('addressBook:list')
        .toSorted(),
    );
    expect(held(administrator)).toEqual(administrator.allAuth.map(({ action }) => action));
    expect(pages(clerk).filter((path) => !path.startsWith('/account/'))).toEqual([
      '/dashboard/analysis',
      '/isps/activity',
      '/isps/activitySignUp',
      '/isps/activityType',
      '/isps/curriculum',
      '/isps/curriculumType',
      '/isps/policy',
      '/isps/newsType',
      '/isps/news',
      '/dashboard/chart',
      '/dashboard/task',
      '/dashboard/workplace',
      '/isystem/departUserList',
      '/isystem/addressList',
      '/isps/userAnnouncement',
    ]);
    expect(pages(supervisor)).toEqual([
      ...pagesIn(businessMenu),
      '/dashboard/chart',
      '/dashboard/task',
      '/dashboard/workplace',
      '/isystem/departUserList',
      '/isystem/addressList',
      '/isps/userAnnouncement',
      ...pagesIn([accountMenu]),
    ]);
    expect(pages(administrator)).toEqual(pagesIn(menuSeeds));
    expect(pages(administrator).length).toBeGreaterThan(70);
  });

  it('LAYOUT-19 answers every page, and a client leaves those that are still to come out of its menu, or marks them', async () => {
    const administrator = await read(await application().signIn('admin'));
    const context = { domainUrl: '/api', staticDomainUrl: '/static', userId: 'u', username: 'admin', tenantId: '0' };
    const owner = { lists: { own: administrator.auth, all: administrator.allAuth }, context };
    const [drawn, complete] = [false, true].map((arePlannedPagesShown) =>
      menuLeaves(buildSitemap(administrator.menu, owner, { arePlannedPagesShown })).map(({ title, isPlanned }) => ({
        title,
        isPlanned,
      })),
    );
    const shownSeeds = (seeds: readonly MenuSeed[]): MenuSeed[] =>
      seeds.flatMap((seed) => {
        const { kind, hidden = false, component, url, children = [] } = seed;
        if (kind !== 'entry' || hidden || url === '/dashboard/analysis') return [];
        return component === 'layouts/RouteView' ? shownSeeds(children) : [seed];
      });
    const visible = shownSeeds(menuSeeds);
    const isSeededBuilt = ({ component = '' }: MenuSeed) =>
      component.startsWith('areas/') || builtComponents.has(component) || component === 'layouts/IframePageView';
    const titles = (seeds: readonly MenuSeed[], isPlanned: boolean) =>
      seeds.map(({ title }) => ({ title: title['zh-CN'], isPlanned }));
    expect(drawn).toEqual(titles(visible.filter(isSeededBuilt), false));
    expect(complete?.filter(({ isPlanned }) => isPlanned)).toEqual(
      titles(
        visible.filter((seed) => !isSeededBuilt(seed)),
        true,
      ),
    );
  });

  it('says the menu in the language of the call', async () => {
    const response = await read(await application().signIn('clerk'), { 'accept-language': 'en' });
    expect(response.menu.map(({ meta }) => meta.title)).toEqual([
      'Home',
      'Activities',
      'Learning',
      'Content',
      'Dashboards',
      'System',
      'Messages',
      'Account',
    ]);
  });

  it('T-24 sees a change of roles and of grants with the next call', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('clerk');
    const remove = () => call({ method: 'DELETE', url: '/isps/activity/delete?id=none', token });
    expect((await remove()).status).toBe(403);

    const clerkRole = seedIdentifier('role', 'activity_clerk');
    const permissionId = seedIdentifier('permission', 'activity:delete');
    await database.orm.insert(sysRolePermission).values({ roleId: clerkRole, permissionId });
    expect((await remove()).envelope.code).toBe(ENVELOPE_CODE.missing);
    expect(held(await read(token))).toContain('activity:delete');

    await database.orm.update(sysPermission).set({ status: '0' }).where(eq(sysPermission.id, permissionId));
    expect((await remove()).status).toBe(403);
    expect(held(await read(token))).not.toContain('activity:delete');
    expect(
      (await call({ method: 'DELETE', url: '/isps/activity/delete?id=none', token: await signIn('admin') })).status,
    ).toBe(200);

    await database.orm
      .delete(sysUserRole)
      .where(and(eq(sysUserRole.userId, seedIdentifier('user', 'clerk')), eq(sysUserRole.roleId, clerkRole)));
    expect(pages(await read(token))).toEqual([
      '/dashboard/analysis',
      '/isps/userAnnouncement',
      ...pagesIn([accountMenu]),
    ]);
    expect((await call({ method: 'GET', url: '/isps/activity/list', token })).status).toBe(403);
  });

  it('opens home and the own pages to an account without a role, unless they are out of service', async () => {
    const { database, signIn } = application();
    const token = await signIn('clerk');
    await database.orm.delete(sysUserRole).where(eq(sysUserRole.userId, seedIdentifier('user', 'clerk')));
    const own = ['/dashboard/analysis', '/isps/userAnnouncement', ...pagesIn([accountMenu])];
    const without = await read(token);
    expect([pages(without), held(without)]).toEqual([own, []]);
    await database.orm
      .update(sysPermission)
      .set({ status: '0' })
      .where(eq(sysPermission.component, 'pages/tenant-selection'));
    expect(pages(await read(token))).toEqual(own.filter((path) => path !== '/account/tenant'));
  });

  it('gives nothing by a role that was deleted', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    await database.orm.update(sysRole).set({ delFlag: 1 }).where(eq(sysRole.roleCode, 'admin'));
    expect((await call({ method: 'GET', url: '/isps/activity/list', token })).status).toBe(403);
    expect(held(await read(token))).toEqual([]);
  });

  it('PERM-08 PERM-10 answers for another account only to who may ask, and says when there is none of that name', async () => {
    const { call, signIn } = application();
    const ask = async (person: string, username: string) => {
      const { status, envelope } = await call({
        method: 'GET',
        url: `/sys/permission/rightsOf?username=${encodeURIComponent(username)}`,
        token: await signIn(person),
      });
      return { status, message: envelope.message, result: envelope.result };
    };
    const own = await read(await signIn('clerk'));
    const administrator = await ask('admin', ' clerk ');
    expect(administrator.result).toEqual({
      person: { username: 'clerk', realname: '王秀兰' },
      auth: own.auth,
      allAuth: own.allAuth,
      roles: [{ name: '活动专员', actions: own.auth.map(({ action }) => action).toSorted() }],
      limits: [],
    });
    const { roles } = v.parse(v.object({ roles: v.unknown() }), (await ask('admin', 'admin')).result);
    expect(roles).toEqual([{ name: '平台管理员', actions: null }]);
    expect(
      [await ask('clerk', 'clerk'), await ask('supervisor', 'admin')].map(({ status, result }) => ({ status, result })),
    ).toEqual([
      { status: 403, result: null },
      { status: 403, result: null },
    ]);
    expect((await ask('admin', 'nobody')).message).toBe('没有账号“nobody”，请检查后重新输入');
    expect((await ask('admin', ' ')).status).toBe(400);
  });

  it('PERM-08 PERM-10 finds accounts by a part of either name, a page at a time, and only for who may ask', async () => {
    const { call, signIn } = application();
    const find = async (person: string, query: string) => {
      const { status, envelope } = await call({
        method: 'GET',
        url: `/sys/user/queryUserByDepId?${query}`,
        token: await signIn(person),
      });
      return { status, result: envelope.result };
    };
    const clerk = {
      id: seedIdentifier('user', 'clerk'),
      username: 'clerk',
      realname: '王秀兰',
      sex: 2,
      phone: '154****1002',
      orgCodeTxt: '活动服务科',
    };
    const byName = { records: [clerk], total: 1, size: 10, current: 1, pages: 1 };
    expect([
      await find('admin', `username=${encodeURIComponent('秀兰')}`),
      await find('admin', 'username=CLER&pageSize=5'),
      await find('admin', 'username=%25'),
      await find('clerk', 'username=clerk'),
    ]).toEqual([
      { status: 200, result: byName },
      { status: 200, result: { ...byName, size: 5 } },
      { status: 200, result: { ...byName, records: [], total: 0, pages: 0 } },
      { status: 403, result: null },
    ]);
    const second = await find('admin', 'pageNo=2&pageSize=3');
    const third = v.parse(
      v.object({ records: v.array(v.unknown()), current: v.number(), total: v.number() }),
      second.result,
    );
    expect([third.records.length, third.current, third.total > 6]).toEqual([3, 2, true]);
  });

  it('T-24 takes no token from the address', async () => {
    const { app, signIn } = application();
    const token = await signIn('admin');
    const answer = await app.inject({
      method: 'GET',
      url: `/api/sys/permission/getUserPermissionByToken?token=${token}&X-Access-Token=${token}`,
      headers: { cookie: `x-access-token=${token}`, authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(401);
  });
});
