import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplication, type Answer } from '../../../../test/test-application.ts';

const row = v.looseObject({ id: v.string() });
const contest = {
  title: '书法大赛',
  organizer: '江城老年大学',
  signUpStart: '2026-01-01 08:00:00',
  signUpEnd: '2026-02-01 08:00:00',
  votesPerDay: 3,
};

describeApplication('works of a match', (application) => {
  async function openMatch() {
    const token = await application().signIn('admin');
    const { call } = application();
    const send = (method: 'POST' | 'PUT', url: string, payload: object) => call({ method, url, token, payload });
    const added = async (url: string, payload: object) =>
      v.parse(row, (await send('POST', url, payload)).envelope.result).id;
    const id = await added('/isps/match/add', contest);
    return {
      id,
      other: await added('/isps/match/add', { ...contest, title: '合唱比赛' }),
      work: (title: string) => added('/isps/matchWork/add', { matchId: id, title, authorName: '王秀兰' }),
      edit: (payload: object) => send('PUT', '/isps/matchWork/edit', payload),
      act: (action: string, work: string, asked: object = {}) =>
        send('PUT', `/isps/matchWork/${action}`, { rows: [{ id: work }], asked }),
      remove: (work: string) => call({ method: 'DELETE', url: `/isps/matchWork/delete?id=${work}`, token }),
      undo: (work: string) => send('PUT', '/isps/matchWork/undoDelete', { rows: [{ id: work }] }),
      counted: async (match: string = id) => {
        const read = await call({ method: 'GET', url: `/isps/match/queryById?id=${match}`, token });
        const { workCount, version } = v.parse(row, read.envelope.result);
        return [workCount, version];
      },
    };
  }
  const told = ({ envelope, error }: Answer) => [envelope.success, envelope.message, error?.fields];

  it('PAGE-05 are counted in it through adding, moving, deleting and undoing, and raise no version', async () => {
    const { id, other, work, edit, remove, undo, counted } = await openMatch();
    const [one, two] = [await work('松鹤延年'), await work('长江揽胜')];
    const counts = [await counted()];
    await edit({ id: two, matchId: other });
    counts.push(await counted(), await counted(other));
    await remove(one);
    counts.push(await counted());
    await undo(one);
    counts.push(await counted());
    await edit({ id: two, matchId: id });
    counts.push(await counted(), await counted(other));
    expect(counts).toEqual([
      [2, 1],
      [1, 1],
      [1, 1],
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 1],
    ]);
  });

  it('are ranked once each in their match, when they have passed', async () => {
    const { work, act } = await openMatch();
    const [one, two] = [await work('松鹤延年'), await work('长江揽胜')];
    const early = await act('award', one, { rank: 1, award: '一等奖' });
    await act('pass', one);
    await act('pass', two);
    const first = await act('award', one, { rank: 1, award: '一等奖' });
    const second = await act('award', two, { rank: 1 });
    const rejected = await act('reject', two);
    expect([early, first, second, rejected].map((answer) => told(answer).slice(0, 2))).toEqual([
      [false, expect.stringContaining('审核通过的作品才能评奖')],
      [true, expect.any(String)],
      [false, expect.stringContaining('名次')],
      [false, expect.stringContaining('驳回原因')],
    ]);
  });
});
