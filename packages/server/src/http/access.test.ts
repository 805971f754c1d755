import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';

import { offeredEndpoints, resources, storedEndpoints } from '@evergreen/core/resources';
import {
  grantEndpoints,
  accountAdministrationEndpoints,
  memberEndpoints,
  menuEndpoints,
  roleRightsEndpoints,
} from '@evergreen/core/contract';
import { contractEndpoints } from '@evergreen/core/resources/openapi';

import { describeApplication, type TestApplication } from '../../test/test-application.ts';
import { allRoutes } from '../app.ts';
import { sysRolePermission } from '../db/schema/index.ts';
import { seedIdentifier } from '../db/seed/seed-random.ts';
import { accessTable } from './access-table.ts';
import { ANONYMOUS_CALLS, APPLICATION_ROUTES } from './anonymous-calls.ts';

interface Route {
  readonly method: string;
  readonly url: string;
}

/** Every route of the running server, read from the tree that its router prints. */
function routesOf({ app }: TestApplication): Route[] {
  const prefixes: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods] = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \((.+)\))?$/u.exec(line) ?? [];
      if (segment === '') return [];
      const depth = indent.length / 4;
      const url = `${depth === 0 ? '' : (prefixes[depth - 1] ?? '')}${segment}`;
      prefixes.splice(depth, prefixes.length, url);
      return (methods ?? '')
        .split(', ')
        .filter(Boolean)
        .map((method) => ({ method, url: url === '*' ? '/*' : url }));
    });
}

const anyMethod = v.picklist(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']);
const asText = ({ method, url }: Route) => `${method} ${url}`;
const concrete = (url: string) => url.replaceAll(/:\w+/gu, 'sex');

/** Of an application that is not built. */
const folder = mkdtempSync(join(tmpdir(), 'evergreen-folder-'));

describeApplication(
  'the routes of the running server',
  (application) => {
    afterAll(() => rmSync(folder, { recursive: true }));
    it('registers every call of the contract, each once, in one table', () => {
      const contract = Object.values(contractEndpoints()).flat();
      const table = accessTable(allRoutes(application()));
      expect(
        table
          .filter(({ name }) => name !== 'health.read' && name !== 'openapi.read')
          .map(({ name }) => name)
          .toSorted(),
      ).toEqual(contract.map(({ name }) => name).toSorted());
      expect(routesOf(application()).map(asText).toSorted()).toEqual(
        [...table.map(asText), ...PROTOCOL_ROUTES, ...APPLICATION_ROUTES].toSorted(),
      );
    });

    it('T-01 opens nothing without a token but the fixed list', () => {
      const table = accessTable(allRoutes(application()));
      const open = [
        'GET /api/health',
        'GET /api/sys/cas/client/validateLogin',
        'GET /api/sys/randomImage/:key',
        'GET /api/sys/signInWays',
        'GET /api/sys/thirdLogin/getLoginUser/:token/:thirdType',
        'POST /api/sys/login',
        'POST /api/sys/phoneLogin',
        'POST /api/sys/secondFactor/signIn',
        'POST /api/sys/secondFactor/signInBegin',
        'POST /api/sys/secondFactor/signInConfirm',
        'POST /api/sys/sms',
        'POST /api/sys/thirdLogin/user/checkPassword',
        'POST /api/sys/thirdLogin/user/create',
        'POST /api/sys/user/passwordChange',
        'POST /api/sys/user/phoneVerification',
        'POST /api/sys/user/register',
      ];
      expect(
        table
          .filter(({ access }) => access.kind === 'anonymous')
          .map(asText)
          .toSorted(),
      ).toEqual(open);
      expect([...ANONYMOUS_CALLS].toSorted()).toEqual(open);
      expect([...APPLICATION_ROUTES]).toEqual(['GET /*', 'HEAD /*', 'GET /assets/:file', 'HEAD /assets/:file']);
    });

    it('T-01 answers 401 without, with a forged, with an expired and with a revoked token', async () => {
      const { app, clock, signIn, call } = application();
      const expired = await signIn('admin');
      clock.advance(7 * 24 * 60 * 60 * 1000);
      const revoked = await signIn('admin');
      await call({ method: 'POST', url: '/sys/logout', token: revoked });
      const forged = ['', 'x', 'A'.repeat(43), `${revoked}A`, "' or 1=1 --"];
      const closed = routesOf(application()).filter(
        (route) => ![...ANONYMOUS_CALLS, ...APPLICATION_ROUTES].includes(asText(route)),
      );
      const called = closed.filter((route) => !PROTOCOL_ROUTES.includes(asText(route)));
      expect([called.length, closed.length - called.length]).toEqual([
        accessTable(allRoutes(application())).length - ANONYMOUS_CALLS.length,
        PROTOCOL_ROUTES.length,
      ]);
      // The answer to a HEAD has no body. Every call meets one of the forged ones, and each of these a fifth of the calls.
      for (const [index, { method, url }] of closed.filter((route) => route.method !== 'HEAD').entries())
        for (const token of [undefined, forged[index % forged.length], expired, revoked]) {
          const answer = await app.inject({
            method: v.parse(anyMethod, method),
            url: concrete(url),
            ...(token === undefined ? {} : { headers: { 'x-access-token': token } }),
          });
          expect([method, url, token, answer.statusCode, JSON.parse(answer.body)]).toEqual([
            method,
            url,
            token,
            401,
            { success: false, message: '未授权，请重新登录', code: 401, result: null, timestamp: clock.now() },
          ]);
        }
    });

    it('T-01 gives no data for any other spelling of a closed address', async () => {
      const { app } = application();
      const spellings = (url: string) => [
        `${url}/`,
        `${url}.json`,
        `${url};a=b`,
        `${url}%00`,
        `${url}%2f`,
        `${url}%20`,
        `${url}?token=x`,
        `${url}/..${url}`,
        url.toUpperCase(),
        `/${url}`,
        url.replace('/api/', '/api//'),
        url.replace('/api/', '/api/./'),
        url.replace('/api/', '/api%2f'),
        url.replace('/api/', '/x/../api/'),
        url.replace('list', '%6cist'),
        `http://other.example${url}`,
        `${url}#x`,
        `${url}\\`,
      ];
      const statuses = new Set<string>();
      const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;
      const closed = routesOf(application()).filter(
        (route) => route.url.startsWith('/api/') && !ANONYMOUS_CALLS.some((open) => open.endsWith(route.url)),
      );
      // Every spelling of every address, by a method in turn: every address and every spelling meet every method.
      for (const [index, { url }] of closed.entries())
        for (const [turn, spelling] of spellings(concrete(url)).entries()) {
          const method = methods[(index + turn) % methods.length] ?? 'GET';
          const answer = await app.inject({ method, url: spelling });
          statuses.add(String(answer.statusCode));
          expect([method, spelling, answer.body.includes('"success":true')]).toEqual([method, spelling, false]);
        }
      // 503: the page of the application, which this folder does not have.
      expect([...statuses].toSorted()).toEqual(['401', '404', '503']);
    });
  },
  { applicationFolder: folder },
);

const everybody = ['clerk', 'supervisor', 'admin'];
const readers = ['supervisor', 'admin'];
const administrator = ['admin'];

const clerks = ['clerk', 'admin'];

/** What supervisors read and take along; everything else is the administrator's unless it is given on purpose. */
const READ: readonly string[] = [
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
].flatMap((name) =>
  ['list', 'queryById', 'history', 'exportXls', 'startExport', 'print'].map((call) => `${name}.${call}`),
);

/** What clerks write and everybody reads: the calls of these resources but deleting. */
const CONTENT: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ['curriculum', 'news', 'policy'].flatMap((name) => [
    ...['list', 'queryById', 'history'].map((call) => [`${name}.${call}`, everybody] as const),
    ...['add', 'edit', 'publish', 'withdraw', 'restore'].map((call) => [`${name}.${call}`, clerks] as const),
  ]),
);

/** What the activity clerk is given on purpose, by call. */
const OPENED: Readonly<Record<string, readonly string[]>> = {
  'activity.list': everybody,
  'activity.queryById': everybody,
  'activity.add': clerks,
  'activity.edit': clerks,
  'activity.publish': clerks,
  'activity.withdraw': clerks,
  'activity.closeSignUp': clerks,
  'activity.reopenSignUp': clerks,
  'activity.begin': clerks,
  'activity.pause': clerks,
  'activity.finish': clerks,
  'activity.history': everybody,
  'activity.restore': clerks,
  'activity.exportXls': everybody,
  'activity.startExport': everybody,
  'activity.print': everybody,
  'activitySignUp.list': everybody,
  'activitySignUp.queryById': everybody,
  'activitySignUp.add': clerks,
  'activitySignUp.edit': clerks,
  'activitySignUp.pass': clerks,
  'activitySignUp.refuse': clerks,
  'activitySignUp.checkIn': clerks,
  'activitySignUp.markAbsent': clerks,
  'activitySignUp.history': everybody,
  'activitySignUp.exportXls': everybody,
  'activitySignUp.startExport': everybody,
  'activitySignUp.print': everybody,
  'activitySignUp.restore': clerks,
  'activitySignUp.reveal': clerks,
  'log.list': administrator,
  'log.queryById': administrator,
  'dataLog.list': administrator,
  'dataLog.queryById': administrator,
  'activityType.list': everybody,
  'activityType.queryById': everybody,
  'curriculumType.list': everybody,
  'curriculumType.queryById': everybody,
  'newsType.list': everybody,
  'newsType.queryById': everybody,
  ...CONTENT,
};

/** Every call and who may make it. A new call that is not here and of no resource fails the test below. */
const MATRIX: Readonly<Record<string, readonly string[]>> = {
  'health.read': ['nobody', ...everybody],
  'openapi.read': everybody,
  'auth.login': ['nobody', ...everybody],
  'auth.phoneLogin': ['nobody', ...everybody],
  'auth.randomImage': ['nobody', ...everybody],
  // Each looks for the right to the form that its code names; online-forms.test.ts asks all of them.
  ...Object.fromEntries(storedEndpoints.map(({ name }) => [name, everybody])),
  'onlineForm.description': everybody,
  ...Object.fromEntries(
    ['saveDraft', 'check', 'publish', 'versions', 'restoreVersion'].map((name) => [
      `onlineForm.${name}`,
      administrator,
    ]),
  ),
  // Each looks for the permission of the list that it is about.
  'dossier.read': everybody,
  'dossier.comment': everybody,
  'dossier.colleagues': everybody,
  'presence.edit': everybody,
  'presence.leave': everybody,
  // Each reaches one's own exports alone.
  'importProgress.read': everybody,
  'exportJob.list': everybody,
  'exportJob.cancel': everybody,
  'exportJob.delete': everybody,
  'exportJob.download': everybody,
  'savedQuery.list': everybody,
  'savedQuery.save': everybody,
  'savedQuery.markDefault': everybody,
  'savedQuery.delete': everybody,
  // Each reaches one's own alone.
  'listLayout.read': everybody,
  'listLayout.save': everybody,
  'noticeChoice.read': everybody,
  'noticeChoice.save': everybody,
  'secondFactor.signIn': ['nobody', ...everybody],
  'secondFactor.signInBegin': ['nobody', ...everybody],
  'secondFactor.signInConfirm': ['nobody', ...everybody],
  'secondFactor.read': everybody,
  'secondFactor.begin': everybody,
  'secondFactor.confirm': everybody,
  'secondFactor.turnOff': everybody,
  'secondFactor.renewCodes': everybody,
  'thirdParty.getLoginUser': ['nobody', ...everybody],
  'thirdParty.create': ['nobody', ...everybody],
  'thirdParty.checkPassword': ['nobody', ...everybody],
  'thirdBinding.read': everybody,
  'thirdBinding.signIns': everybody,
  'thirdBinding.bind': everybody,
  'thirdBinding.unbind': everybody,
  'loginMethods.read': ['nobody', ...everybody],
  'loginMethods.validateTicket': ['nobody', ...everybody],
  'sms.send': ['nobody', ...everybody],
  'sms.outbox': administrator,
  'message.sendTest': administrator,
  'dataLog.compare': administrator,
  'registration.register': ['nobody', ...everybody],
  'passwordRecovery.verifyPhone': ['nobody', ...everybody],
  'passwordRecovery.changePassword': ['nobody', ...everybody],
  'auth.logout': everybody,
  'auth.getUserPermissionByToken': everybody,
  'session.list': everybody,
  'session.signIns': everybody,
  'session.end': everybody,
  'session.endOthers': everybody,
  'home.signUps': everybody,
  'home.accounts': administrator,
  ...Object.fromEntries(
    ['retireesByDistrict', 'retireesByAge', 'retireesByHealth', 'retireesByCertification']
      .concat('certifications', 'orders', 'ordersByStatus')
      .map((name) => [`figure.${name}`, readers]),
  ),
  'figure.attendance': everybody,
  // A file of figures that the caller sends.
  'chartFile.make': everybody,
  ...Object.fromEntries(
    ['visits', 'signIns', 'signInHours', 'operations', 'failedOperations', 'slowCalls'].map((name) => [
      `figure.${name}`,
      administrator,
    ]),
  ),
  'visit.logInfo': administrator,
  'visit.visitInfo': administrator,
  'job.execute': administrator,
  'job.handlers': administrator,
  'job.pause': administrator,
  'job.preview': administrator,
  'permission.holders': administrator,
  'rowLimit.judge': administrator,
  'job.resume': administrator,
  'job.state': administrator,
  'job.stop': administrator,
  'backup.make': administrator,
  'monitor.caches': administrator,
  'monitor.clearCache': administrator,
  'monitor.disk': administrator,
  'monitor.history': administrator,
  'monitor.latest': administrator,
  'monitor.processes': administrator,
  'monitor.routes': administrator,
  'monitor.trace': administrator,
  'work.waiting': everybody,
  'work.changes': everybody,
  'permission.rightsOf': administrator,
  // And whoever may write what refers to them, which nothing does yet.
  // Who may read a report depends on its code; the one asked for here does not exist.
  'report.getRpColumns': everybody,
  'report.getQueryInfo': everybody,
  'report.getData': everybody,
  'picker.users': administrator,
  'picker.departments': everybody,
  'picker.departmentsBelow': everybody,
  'picker.departmentsNamed': everybody,
  'announcement.own': everybody,
  'announcement.listByUser': everybody,
  'announcement.open': everybody,
  'announcement.readAll': everybody,
  'announcement.unreadAll': everybody,
  'announcement.doReleaseData': administrator,
  'announcement.doReovkeData': administrator,
  'colleague.addressBook': everybody,
  'colleague.ownDepartments': everybody,
  'colleague.ofOwnDepartments': everybody,
  'user.updatePassword': everybody,
  'user.updatePasswordByPut': everybody,
  'user.verifyPassword': everybody,
  'profile.read': everybody,
  'profile.edit': everybody,
  'profile.changePhone': everybody,
  'profile.changeAvatar': everybody,
  'department.getCurrentUserDeparts': everybody,
  'department.selectDepart': everybody,
  'department.selectDepartByPut': everybody,
  'tenant.enterable': everybody,
  'tenant.queryList': everybody,
  'check.duplicate': everybody,
  'checkRule.checkByCode': everybody,
  'fillRule.executeRuleByCode': everybody,
  'dictionary.refleshCache': administrator,
  'dictionary.getDictItems': everybody,
  'dictionary.queryAllDictItems': everybody,
  'dictionary.loadDict': everybody,
  'dictionary.loadDictItem': everybody,
  'dictionary.loadTreeData': everybody,
  'category.loadTreeRoot': everybody,
  'category.loadTreeChildren': everybody,
  'category.loadOne': everybody,
  'category.loadTreeData': everybody,
  'category.loadDictItem': everybody,
  'file.upload': everybody,
  'file.finish': everybody,
  'file.read': everybody,
  'file.address': everybody,
  ...Object.fromEntries(
    [grantEndpoints, menuEndpoints, accountAdministrationEndpoints, memberEndpoints, roleRightsEndpoints]
      .flatMap((endpoints) => Object.values(endpoints))
      .map(({ name }) => [name, administrator] as const),
  ),
  // It asks for the right to do what is about to be done.
  'grant.losses': everybody,
  'accountAdministration.givable': everybody,
  ...Object.fromEntries(
    resources.flatMap(offeredEndpoints).map(({ name }) => {
      // Who does an action takes it back.
      const call = name.replace(/\.undo$/u, '');
      return [name, OPENED[call] ?? (READ.includes(call) ? readers : administrator)];
    }),
  ),
};

/** Where files are sent in parts, by a protocol of its own. */
const PROTOCOL_ROUTES: readonly string[] = ['', '/:id'].flatMap((rest) =>
  ['DELETE', 'HEAD', 'PATCH', 'POST'].map((method) => `${method} /api/sys/common/upload/resumable${rest}`),
);

describeApplication('the matrix of calls and roles', (application) => {
  // Every call as four people: some fifteen hundred requests.
  it('T-02 grants every call to exactly the roles of the matrix', { timeout: 240_000 }, async () => {
    const { app, signIn } = application();
    const table = accessTable(allRoutes(application()));
    const tokens = new Map<string, string>();
    /** One sign-in a person; the call that ends a session gets one of its own. */
    const tokenOf = async (person: string, call: string) => {
      const known = tokens.get(person);
      if (known !== undefined && call !== 'auth.logout') return known;
      const token = await signIn(person);
      if (call !== 'auth.logout') tokens.set(person, token);
      return token;
    };
    const found: Record<string, string[]> = {};
    for (const { name, method, url } of table) {
      const allowed: string[] = [];
      for (const person of ['nobody', 'clerk', 'supervisor', 'admin']) {
        const headers = person === 'nobody' ? {} : { 'x-access-token': await tokenOf(person, name) };
        // Some look at who calls only when they have read what is asked.
        const asked = name.endsWith('.posted') ? { payload: {} } : {};
        const request = { method: v.parse(anyMethod, method), url: concrete(url), headers, ...asked };
        const { statusCode } = await app.inject(request);
        if (statusCode !== 401 && statusCode !== 403) allowed.push(person);
      }
      found[name] = allowed;
    }
    // What takes the parameters of another call from its body is allowed to the same people.
    const posted = Object.values(contractEndpoints())
      .flat()
      .flatMap(({ name, posts }) => (posts === null ? [] : [[name, MATRIX[posts.name]] as const]));
    expect(found).toEqual({ ...MATRIX, ...Object.fromEntries(posted) });
  });
});

describeApplication('who may do what', (application) => {
  it('T-02 looks up a resource for who may list it, or list or write a resource that refers to it, and for nobody else', async () => {
    const { call, database, signIn } = application();
    const { orm } = database;
    const token = await signIn('zhoujie');
    const roleId = seedIdentifier('role', 'activity_clerk');
    const granted = await orm.select().from(sysRolePermission).where(eq(sysRolePermission.roleId, roleId));
    const statusOf = async (url: string) => (await call({ method: 'GET', url, token })).status;
    const found: Record<string, number[]> = {};
    for (const code of [
      '',
      'activityType:list',
      'activityType:add',
      'activity:list',
      'activity:add',
      'activity:edit',
      'activity:delete',
    ]) {
      await orm.delete(sysRolePermission).where(eq(sysRolePermission.roleId, roleId));
      if (code !== '')
        await orm.insert(sysRolePermission).values({ roleId, permissionId: seedIdentifier('permission', code) });
      found[code] = [
        await statusOf('/sys/dict/loadDict/activityType'),
        await statusOf('/sys/dict/loadDictItem/activityType?key=x'),
        await statusOf('/sys/dict/loadDict/activity'),
      ];
    }
    await orm.delete(sysRolePermission).where(eq(sysRolePermission.roleId, roleId));
    const refused = await call({ method: 'GET', url: '/sys/dict/loadDict/activityType', token });
    await orm.insert(sysRolePermission).values(granted);
    expect(found).toEqual({
      '': [403, 403, 403],
      'activityType:list': [200, 200, 403],
      'activityType:add': [403, 403, 403],
      'activity:list': [200, 200, 200],
      'activity:add': [200, 200, 403],
      'activity:edit': [200, 200, 403],
      'activity:delete': [403, 403, 403],
    });
    expect(refused.envelope).toEqual({
      success: false,
      message: '拒绝访问：缺少权限 activityType:list，请联系管理员授权',
      code: 403,
      result: null,
    });
  });

  it('PERM-08 refuses a call without its permission with 403 and changes nothing', async () => {
    const { call, signIn } = application();
    const clerk = await signIn('clerk');
    const list = await call({ method: 'GET', url: '/isps/activity/list?pageSize=2', token: clerk });
    const ids = v
      .parse(v.object({ records: v.array(v.object({ id: v.string() })) }), list.envelope.result)
      .records.map(({ id }) => id);
    const refused = await call({
      method: 'DELETE',
      url: `/isps/activity/deleteBatch?ids=${ids.join(',')}`,
      token: clerk,
    });
    expect([refused.status, refused.envelope]).toEqual([
      403,
      {
        success: false,
        message: '拒绝访问：缺少权限 activity:batch_delete，请联系管理员授权',
        code: 403,
        result: null,
      },
    ]);
    const english = await call({
      method: 'DELETE',
      url: `/isps/activity/delete?id=${ids[0]}`,
      token: clerk,
      headers: { 'accept-language': 'en-US' },
    });
    expect(english.envelope.message).toBe(
      'Access denied: you lack the permission activity:delete. Ask an administrator for it.',
    );
    const after = await call({ method: 'GET', url: '/isps/activity/list?pageSize=2', token: clerk });
    expect(after.envelope.result).toEqual(list.envelope.result);
  });
});
