import { describe, expect, it } from 'vitest';

import { page, status, type Answer } from './testing/answering-http.ts';
import { cliPerson, type CliPerson } from './testing/cli-person.ts';
import { server } from './testing/wire-samples.ts';

const here = {
  id: 's1',
  device: 'Evergreen CLI · Linux',
  address: '192.0.2.10',
  tenant: '',
  signedInAt: '2026-01-15 08:00:00',
  lastUsedAt: '2026-01-15 09:00:00',
  isCurrent: true,
};
const phone = { ...here, id: 's2', device: '', address: '198.51.100.7', isCurrent: false };

function serverWith(sessions: readonly unknown[], other: Readonly<Record<string, Answer>> = {}) {
  return server({
    'GET /api/sys/session/list': { result: sessions },
    'GET /api/sys/session/signIns': { result: [] },
    ...other,
  });
}

const told = (message: string, result: unknown = null) =>
  page(JSON.stringify({ success: true, message, code: 200, result, timestamp: 0 }));

async function signedIn(): Promise<CliPerson> {
  const person = cliPerson();
  await person.runs(['login', '--username', 'admin'], {
    http: server(),
    environment: { EVERGREEN_PASSWORD: 'secret-1' },
  });
  return person;
}

describe('evergreen sessions', () => {
  it('AUTH-18 lists one’s own sessions for people and for programs, ends one by its id, and all others', async () => {
    const person = await signedIn();
    const http = serverWith([here, phone], {
      'DELETE /api/sys/session/delete': told('已结束该登录'),
      'DELETE /api/sys/session/deleteOthers': told('已结束其他 1 个登录', 1),
    });
    const runs = [
      await person.runs(['sessions'], { http }),
      await person.runs(['sessions', '--json', '--lang', 'en-US'], { http }),
      await person.runs(['sessions', 'end', 's2'], { http }),
      await person.runs(['sessions', 'end', '--others'], { http }),
    ];
    expect(runs).toEqual([
      {
        code: 0,
        err: '',
        out: [
          '编号  设备                           地址          最近使用             登录时间',
          '----  -----------------------------  ------------  -------------------  -------------------',
          's1    Evergreen CLI · Linux（当前）  192.0.2.10    2026-01-15 09:00:00  2026-01-15 08:00:00',
          's2    未知设备                       198.51.100.7  2026-01-15 09:00:00  2026-01-15 08:00:00',
          '',
        ].join('\n'),
      },
      {
        code: 0,
        err: '',
        out: [here, { ...phone, device: 'Unknown device' }].map((session) => `${JSON.stringify(session)}\n`).join(''),
      },
      { code: 0, err: '', out: '已结束该登录\n' },
      { code: 0, err: '', out: '已结束其他 1 个登录\n' },
    ]);
    const ended = http.requests
      .filter(({ method }) => method === 'DELETE')
      .map(({ url }) => url.replace(/[?&]_t=\d+/u, '').replace(/^.*\/sys/u, ''));
    expect(ended).toEqual(['/session/delete?id=s2', '/session/deleteOthers']);
  });

  it('ends nothing when neither or both are given, nor the current one, nor one that there is not', async () => {
    const person = await signedIn();
    const http = serverWith([here]);
    const runs = [
      await person.runs(['sessions', 'end'], { http }),
      await person.runs(['sessions', 'end', 's2', '--others'], { http }),
      await person.runs(['sessions', 'end', 's1'], { http }),
      await person.runs(['sessions', 'end', 's2'], { http }),
      await person.runs(['sessions', 'end', '--others'], { http }),
    ];
    expect(runs).toEqual([
      { code: 2, out: '', err: '请给出一个会话编号，或用 --others 结束其他全部，二者取其一\n' },
      { code: 2, out: '', err: '请给出一个会话编号，或用 --others 结束其他全部，二者取其一\n' },
      { code: 1, out: '', err: '这是当前登录，请用 evergreen logout 退出\n' },
      { code: 1, out: '', err: '没有编号为 s2 的其他登录会话，用 evergreen sessions 查看\n' },
      { code: 0, out: '没有其他登录会话\n', err: '' },
    ]);
    expect(http.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('says why when the sessions cannot be read or ended', async () => {
    const person = await signedIn();
    const refusal = { 'DELETE /api/sys/session/delete': { failure: '该登录不存在或已结束，请刷新后查看' } };
    const unreachable = { 'DELETE /api/sys/session/delete': { outcome: { kind: 'unreachable' } } } as const;
    const runs = [
      await person.runs(['sessions'], { http: server() }),
      await person.runs(['sessions', 'end', 's2'], { http: serverWith([here, phone], refusal) }),
      await person.runs(['sessions', 'end', 's2'], { http: serverWith([here, phone], unreachable) }),
      await person.runs(['sessions'], { http: serverWith([], { 'GET /api/sys/session/list': status(401) }) }),
    ];
    expect(runs.map(({ code, out, err }) => [code, out, err])).toEqual([
      [1, '', expect.stringMatching(/\S/u)],
      [1, '', '该登录不存在或已结束，请刷新后查看\n'],
      [1, '', expect.stringContaining('http://127.0.0.1:8080')],
      [1, '', expect.stringMatching(/evergreen login/u)],
    ]);
  });
});
