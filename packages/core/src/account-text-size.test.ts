import { expect, it } from 'vitest';

import { createCore, defaultCoreConfig } from './index.ts';
import { fakePorts, settled } from './testing/index.ts';

const menu = [{ id: 'm', path: '/isps/activity', component: 'areas/activity', meta: { title: '活动管理' } }];

it('keeps the size of the text of each account beside that of the browser', async () => {
  const ports = fakePorts();
  const { auth, settings } = createCore(ports, defaultCoreConfig);
  const signIn = async (id: string) => {
    auth.send({ type: 'login.submit', credentials: { username: id, password: 'p' } });
    ports.http
      .take('/sys/login')
      .succeed({ token: `T-${id}`, userInfo: { id, username: id, realname: id, avatar: '' } });
    await settled();
    ports.http.take('getUserPermissionByToken').succeed({ menu, auth: [], allAuth: [] });
    await settled();
  };
  const signOut = async () => {
    auth.send({ type: 'logout.request' });
    auth.send({ type: 'logout.confirm' });
    ports.http.take('/sys/logout').succeed(null);
    await settled();
  };
  const choose = (textSize: 'standard' | 'large' | 'extraLarge') =>
    settings.send({ type: 'setting.choose', change: { textSize } });
  const seen: string[] = [];
  const see = () => seen.push(settings.facts().textSize);

  choose('large');
  await signIn('anna');
  see();
  choose('extraLarge');
  await signOut();
  see();
  choose('standard');
  await signIn('bert');
  see();
  await signOut();
  await signIn('anna');
  see();
  expect(seen).toEqual(['large', 'extraLarge', 'standard', 'extraLarge']);
});
