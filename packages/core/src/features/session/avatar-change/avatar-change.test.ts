import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { localized } from '../../../kernel/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakeContent, fakePorts, settled } from '../../../testing/index.ts';
import type { AuthEvent } from '../auth/index.ts';
import { createAvatarChange, type AvatarChangeEmitted } from './index.ts';

const SAVE = '/sys/user/login/setting/updateAvatar';
const UPLOAD = '/sys/common/upload';
const userInfo = {
  id: 'u1',
  username: 'clerk',
  realname: '王秀兰',
  avatar: 'temp/1/a.png',
  orgCode: 'A01',
  relTenantIds: '',
};
const profile = {
  username: 'clerk',
  realname: '王秀兰',
  avatar: 'temp/1/a.png',
  birthday: null,
  sex: null,
  email: '',
  phone: '',
  workNo: '',
  departments: [],
  roles: [],
  tenants: [],
  createTime: '',
  version: 2,
};

function drive() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const sent: AuthEvent[] = [];
  const emitted: AvatarChangeEmitted[] = [];
  const service = createAvatarChange({
    ...ports,
    client,
    storage: createTypedStorage(ports),
    locale: () => 'zh-CN',
    config: { basePath: '/api' },
    userId: 'u1',
    resumableUploads: null,
    auth: { send: (event) => sent.push(event) },
  });
  service.on((one) => emitted.push(one));
  const choose = (type = 'image/png', name = 'a.png') =>
    service.send({ type: 'picture.choose', file: { name, content: fakeContent('x', type) } });
  return { service, http: ports.http, sent, emitted, choose };
}

const answer = (body: string) => ({ kind: 'answered', status: 200, headers: {}, body }) as const;

it('stores the picture, names it as the account’s, and tells the session', async () => {
  const { service, http, sent, emitted, choose } = drive();
  choose();
  const states = [service.facts().status];
  http.take(UPLOAD).end(answer('{"success":true,"message":"temp/1/a.png","code":200}'));
  await settled();
  states.push(service.facts().status);
  const call = http.take(SAVE);
  const body: unknown = JSON.parse(String(call.request.body));
  call.succeed({ profile, userInfo }, '');
  await settled();
  expect({ states, body, facts: service.facts(), sent, emitted }).toEqual({
    states: ['uploading', 'saving'],
    body: { avatar: 'temp/1/a.png' },
    facts: { status: 'idle', failure: null },
    sent: [{ type: 'user.changed', user: userInfo }],
    emitted: [
      { type: 'avatar.changed', profile, user: userInfo },
      {
        type: 'notice.raised',
        notice: { level: 'success', text: localized('头像已更换', 'Your picture is changed') },
      },
    ],
  });
});

it('says why a picture was not stored, and saves nothing', async () => {
  const { service, http, sent, choose } = drive();
  choose();
  http.take(UPLOAD).end(answer('{"success":false,"message":"文件类型不允许","code":500}'));
  await settled();
  const refused = service.facts();
  choose('text/plain', 'a.txt');
  await settled();
  expect({ refused, other: service.facts().status, hasReason: service.facts().failure !== null, sent }).toEqual({
    refused: { status: 'idle', failure: localized('文件类型不允许', '文件类型不允许') },
    other: 'idle',
    hasReason: true,
    sent: [],
  });
});

it('takes the picture away, and keeps it where the server refuses', async () => {
  const { service, http, sent } = drive();
  service.send({ type: 'picture.remove' });
  const call = http.take(SAVE);
  const body: unknown = JSON.parse(String(call.request.body));
  call.end(answer('{"success":false,"message":"头像不可用","code":500,"result":null}'));
  await settled();
  expect({ body, facts: service.facts(), sent }).toEqual({
    body: { avatar: '' },
    facts: { status: 'idle', failure: localized('头像不可用', '头像不可用') },
    sent: [],
  });
});
