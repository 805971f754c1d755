import { describe, expect, it } from 'vitest';

import { defaultCoreConfig } from './core.config.ts';
import { createCore } from './create-core.ts';
import { createPasswordChange } from './features/session/password-change/index.ts';
import { localized, type Notice } from './kernel/index.ts';
import { fakePorts, settled } from './testing/index.ts';
import { createDepartmentSwitch } from './features/session/department-switch/index.ts';

const user = { id: 'u1', username: 'clerk', realname: '王秀英', avatar: '', orgCode: 'A01A02' };
const menu = [{ id: 'm', path: '/isps/activity', component: 'areas/activity', meta: { title: '活动管理' } }];
const sex = [{ value: '1', text: '男' }];
const sexField = { type: 'dictionary', dictionary: 'sex', label: localized('性别', 'Sex') } as const;
const SEVEN_DAYS = 604_800_000;

async function signedIn({
  auth = [],
  allAuth = [],
}: { readonly auth?: readonly object[]; readonly allAuth?: readonly object[] } = {}) {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  const notices: Notice[] = [];
  core.on((notice) => notices.push(notice));
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  ports.http.take('/sys/login').succeed({ token: 'T1', userInfo: user, sysAllDictItems: { sex } });
  await settled();
  ports.http.take('getUserPermissionByToken').succeed({ menu, auth, allAuth });
  await settled();
  const kept = (key: string): unknown => JSON.parse(ports.localStorage.entries()[key] ?? 'null');
  return { core, ports, notices, kept };
}

const refreshed: Notice = { level: 'success', text: localized('刷新缓存完成！', 'The cache is refreshed!') };
const failed: Notice = { level: 'warning', text: localized('刷新缓存失败！', 'The cache could not be refreshed!') };

describe('core dictionaries', () => {
  it('DICT-01 reads items from the local cache first, also in later windows, and from the server after seven days', async () => {
    const { core, ports } = await signedIn();
    expect(await core.choices(sexField)).toEqual({ ok: true, value: sex });
    const later = createCore(ports, defaultCoreConfig);
    ports.clock.advance(SEVEN_DAYS - 1);
    const justInTime = createCore(ports, defaultCoreConfig);
    expect([await later.choices(sexField), await justInTime.choices(sexField)]).toEqual([
      { ok: true, value: sex },
      { ok: true, value: sex },
    ]);
    expect(ports.http.requests.filter(({ url }) => url.includes('getDictItems'))).toEqual([]);
    ports.clock.advance(1);
    const tooLate = createCore(ports, defaultCoreConfig);
    const asked = tooLate.choices(sexField);
    await settled();
    ports.http.take('/sys/dict/getDictItems/sex').succeed([]);
    expect(await asked).toEqual({ ok: true, value: [] });
  });

  it('DICT-01 caches items with their language, and reloads them in a window with another language', async () => {
    const { core, ports, kept } = await signedIn();
    const english = [{ value: '1', text: 'Male' }];
    core.settings.send({ type: 'setting.choose', change: { locale: 'en-US' } });
    ports.http.take('queryAllDictItems').succeed({ sex: english });
    await settled();
    expect({ dictionaries: core.auth.facts().dictionaries, kept: kept('pro__DICT_LOCALE') }).toEqual({
      dictionaries: { sex: english },
      kept: { value: 'en-US', expire: ports.clock.now() + SEVEN_DAYS },
    });
    ports.localStorage.setItem('pro__LOCALE', JSON.stringify({ value: 'zh-CN', expire: null }));
    const later = createCore(ports, defaultCoreConfig);
    await settled();
    for (let call = 0; call < 2; call += 1)
      ports.http.take('getUserPermissionByToken').succeed({ menu, auth: [], allAuth: [] });
    await settled();
    ports.http.take('queryAllDictItems').succeed({ sex });
    await settled();
    expect(await later.choices(sexField)).toEqual({ ok: true, value: sex });
  });

  it('DICT-02 refreshes with two calls, replaces the seven-day cache and reports success', async () => {
    const { core, ports, notices, kept } = await signedIn();
    const yn = [{ value: '1', text: '是' }];
    const done = core.refreshCache();
    const again = core.refreshCache();
    ports.http.take('/sys/dict/refleshCache').succeed(null);
    await settled();
    expect(notices).toEqual([]);
    ports.http.take('/sys/dict/queryAllDictItems').succeed({ yn });
    await Promise.all([done, again]);
    expect({
      notices,
      dictionaries: core.auth.facts().dictionaries,
      kept: kept('pro__UI_CACHE_DB_DICT_DATA'),
      pending: ports.http.pending(),
    }).toEqual({
      notices: [refreshed],
      dictionaries: { yn },
      kept: { value: { yn }, expire: ports.clock.now() + SEVEN_DAYS },
      pending: 0,
    });
    const asked = core.choices(sexField);
    await settled();
    ports.http.take('getDictItems/sex').succeed(sex);
    expect(await asked).toEqual({ ok: true, value: sex });
  });

  it('DICT-02 reloads the dictionaries without the refresh permission, and refreshes the server with it', async () => {
    const configured = [{ action: 'dictionary:refresh', type: '1', status: '1' }];
    const callsOf = async (auth: typeof configured) => {
      const { core, ports, notices } = await signedIn({ auth, allAuth: configured });
      const before = ports.http.requests.length;
      const done = core.refreshCache();
      if (auth.length > 0) ports.http.take('refleshCache').succeed(null);
      await settled();
      ports.http.take('queryAllDictItems').succeed({ sex });
      await done;
      return [ports.http.requests.slice(before).map(({ url }) => url.split('?')[0]), notices];
    };
    expect([await callsOf([]), await callsOf(configured)]).toEqual([
      [['/api/sys/dict/queryAllDictItems'], [refreshed]],
      [['/api/sys/dict/refleshCache', '/api/sys/dict/queryAllDictItems'], [refreshed]],
    ]);
  });

  it.each(['refleshCache', 'queryAllDictItems'])(
    'DICT-02 reports one failure when %s fails, and keeps the cache',
    async (failing) => {
      const { core, ports, notices } = await signedIn();
      const done = core.refreshCache();
      if (failing === 'queryAllDictItems') {
        ports.http.take('refleshCache').succeed(null);
        await settled();
      }
      ports.http.take(failing).reject('维护中');
      await done;
      expect({ notices, dictionaries: core.auth.facts().dictionaries }).toEqual({
        notices: [failed],
        dictionaries: { sex },
      });
    },
  );
});

describe('core account', () => {
  it('WID-02 caches the user info of a switched department for seven days', async () => {
    const { core, ports, kept } = await signedIn();
    const departments = core.open((page) => createDepartmentSwitch({ ...page, isClosable: true }));
    departments.send({ type: 'dialog.show', username: 'clerk' });
    ports.http
      .take('getCurrentUserDeparts')
      .succeed({ list: [{ id: 'd', orgCode: 'A01A03', departName: '认证服务科' }], orgCode: 'A01A02' });
    await settled();
    departments.send({ type: 'department.choose', orgCode: 'A01A03' });
    departments.send({ type: 'choice.confirm' });
    ports.clock.advance(1000);
    const moved = { ...user, orgCode: 'A01A03' };
    ports.http.take('/sys/selectDepart').succeed({ userInfo: moved });
    await settled();
    expect({ user: core.auth.facts().user, kept: kept('pro__Login_Userinfo') }).toEqual({
      user: moved,
      kept: { value: moved, expire: ports.clock.now() + SEVEN_DAYS },
    });
    departments.dispose();
  });

  it('WID-01 forwards the notice of a changed password', async () => {
    const { core, ports, notices } = await signedIn();
    const change = core.open(createPasswordChange);
    change.send({ type: 'dialog.show', username: 'clerk' });
    for (const field of ['oldPassword', 'newPassword', 'confirmation'] as const)
      change.send({ type: 'value.change', field, value: field === 'oldPassword' ? 'a' : 'b' });
    change.send({ type: 'form.submit' });
    ports.http.take('updatePassword').reject('旧密码输入错误!');
    await settled();
    expect(notices.map(({ level, text: words }) => [level, words['zh-CN']])).toEqual([['warning', '旧密码输入错误!']]);
    change.dispose();
  });
});
