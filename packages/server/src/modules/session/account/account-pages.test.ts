import { expect, it } from 'vitest';
import * as v from 'valibot';

import {
  colleagueEndpoints,
  noticeChoiceEndpoints,
  profileEndpoints,
  tenantEndpoints,
  thirdBindingEndpoints,
  USUAL_CHOICE,
} from '@evergreen/core/contract';
import { resourceEndpoints, storedFileResource } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines, PASSWORD } from '../../../../test/test-application.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describeApplicationOnBothEngines('the pages of one’s own account', (application) => {
  async function person(username: string) {
    const { app, call, signIn } = application();
    const token = await signIn(username);
    const answer = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
      call({ method, url, token, ...(payload === undefined ? {} : { payload }) });
    const get = async (url: string) => (await answer('GET', url)).envelope.result;
    const upload = async (name: string) => {
      const form = new FormData();
      form.append('biz', 'temp');
      form.append('file', new Blob([new Uint8Array(Buffer.from(PIXEL, 'base64'))]), name);
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      const headers = { 'content-type': request.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await request.arrayBuffer());
      return (await call({ method: 'POST', url: '/sys/common/upload', token, headers, payload })).envelope.message;
    };
    return { app, answer, get, token, upload };
  }

  it('PAGE-18 answer the address book, the account, its name, picture, notices, password, sessions and bindings', async () => {
    const { answer, get, upload } = await person('admin');
    const book = v.parse(
      v.unwrap(v.nullable(colleagueEndpoints.addressBook.answer)),
      await get(`/sys/user/queryByOrgCodeForAddressList?username=${encodeURIComponent('王秀')}`),
    );
    const profile = async () => v.parse(profileEndpoints.read.answer, await get('/sys/user/login/setting/getUserData'));
    const before = await profile();
    const edited = await answer('POST', '/sys/user/login/setting/userEdit', {
      realname: '管理员',
      birthday: '1980-05-01',
      sex: 2,
      email: 'admin@evergreen.example',
      version: before.version,
    });
    const avatar = await upload('head.png');
    const pictured = await answer('POST', '/sys/user/login/setting/updateAvatar', { avatar });
    const after = await profile();
    const chosen = await answer('PUT', '/sys/user/noticeChoice', { announcement: true, systemMessage: false });
    const notices = v.parse(noticeChoiceEndpoints.read.answer, await get('/sys/user/noticeChoice'));
    const password = {
      username: 'admin',
      oldpassword: PASSWORD,
      password: 'Evergreen#2027',
      confirmpassword: 'Evergreen#2027',
    };
    const changed = await answer('POST', '/sys/user/updatePassword', password);
    const sessions = v.parse(v.array(v.looseObject({})), await get('/sys/session/list'));
    const bindings = v.parse(thirdBindingEndpoints.read.answer, await get('/sys/thirdLogin/bindings'));
    expect([
      book.records.map(({ username, realname }) => [username, realname]),
      [before.realname, before.birthday],
      [edited, pictured, chosen, changed].map(({ envelope }) => envelope.success),
      [after.birthday, after.sex, after.email, after.avatar],
      notices,
      sessions.length,
      [bindings.providers, bindings.hasPassword],
    ]).toEqual([
      [['clerk', '王秀兰']],
      ['管理员', '1980-06-01'],
      [true, true, true, true],
      ['1980-05-01', 2, 'admin@evergreen.example', avatar],
      { ...USUAL_CHOICE, systemMessage: false, mail: 'off' },
      1,
      [[], true],
    ]);
  });

  it('PAGE-21 answer stored files, the tenants to work for, the log of third parties, and say what is forbidden, missing or broken', async () => {
    const { app, answer, get, token, upload } = await person('admin');
    const clerk = await person('clerk');
    const path = await upload('notice.png');
    const files = v.parse(
      v.unwrap(v.nullable(resourceEndpoints(storedFileResource).list.answer)),
      await get('/sys/oss/file/list'),
    );
    const tenants = v.parse(tenantEndpoints.enterable.answer, await get('/sys/tenant/enterable'));
    const log = v.parse(thirdBindingEndpoints.signIns.answer, await get('/sys/thirdLogin/signIns'));
    const refused = await clerk.answer('GET', '/sys/oss/file/list');
    const missing = await answer('GET', '/sys/nothing/of/that/name');
    const broken = await app.inject({
      method: 'POST',
      url: '/api/sys/user/updatePassword',
      headers: { 'x-access-token': token, 'content-type': 'application/json' },
      payload: '{"username":',
    });
    expect([
      files.records.map((row) => row['fileName']),
      tenants.map(({ id }) => id),
      log,
      [refused.status, missing.status, broken.statusCode],
      path.endsWith('/notice.png'),
    ]).toEqual([['notice.png'], ['0', '1001', '1002'], [], [403, 404, 400], true]);
  });
});
