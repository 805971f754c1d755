import { sql } from 'drizzle-orm';
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
      actAll: (action: string, ids: readonly string[]) =>
        send('PUT', `/isps/matchWork/${action}`, { rows: ids.map((work) => ({ id: work })), asked: {} }),
      remove: (work: string) => call({ method: 'DELETE', url: `/isps/matchWork/delete?id=${work}`, token }),
      undo: (work: string) => send('PUT', '/isps/matchWork/undoDelete', { rows: [{ id: work }] }),
      move: (action: string) => send('PUT', `/isps/match/${action}`, { rows: [{ id }] }),
      counted: async (match: string = id, key: string = 'workCount') => {
        const read = await call({ method: 'GET', url: `/isps/match/queryById?id=${match}`, token });
        const { [key]: count, version } = v.parse(row, read.envelope.result);
        return [count, version];
      },
      ranks: async () => {
        const read = await call({ method: 'GET', url: `/isps/match/queryById?id=${id}`, token });
        return v.parse(row, read.envelope.result)['ranksGiven'];
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

  it('are ranked by votes at once: places among all that have passed, equal votes share one, and a rank given otherwise stands in the way', async () => {
    const { work, act, actAll, move, ranks } = await openMatch();
    const votes = [3, 9, 9, 1];
    const made: string[] = [];
    for (const [index] of votes.entries()) made.push(await work(`作品${index}`));
    const [one = '', two = '', three = '', four = ''] = made;
    const { orm } = application().database;
    for (const [index, id] of made.entries())
      await orm.execute(sql`update match_work set votes = ${votes[index]} where id = ${id}`);
    for (const each of made) await act('pass', each);
    for (const step of ['openSignUp', 'openVote', 'judge']) await move(step);
    await act('award', one, { rank: 4 });
    const all = await actAll('awardByVotes', made);
    const given = [await ranks()];
    await actAll('removeAward', [two, three, four]);
    given.push(await ranks());
    const taken = await act('award', four, { rank: 1 });
    await actAll('removeAward', [one]);
    const refused = await actAll('awardByVotes', [one]);
    await actAll('removeAward', [one, four]);
    await act('award', four, { rank: 3 });
    const inTheWay = await actAll('awardByVotes', [one]);
    expect([[all, taken, refused, inTheWay].map((answer) => told(answer).slice(0, 2)), given]).toEqual([
      [
        [true, expect.any(String)],
        [true, expect.any(String)],
        [true, expect.any(String)],
        [false, '名次 3 已给“作品3”，请换一个名次；并列时请选择“并列名次”'],
      ],
      ['1、1、3、4', '3'],
    ]);
  });

  it('are ranked while the match is judged, once each unless it is said that a rank is shared', async () => {
    const { id, work, act, move, remove, undo, counted, ranks } = await openMatch();
    const [one, two, three] = [await work('松鹤延年'), await work('长江揽胜'), await work('秋山图')];
    const waiting = await counted(id, 'unreviewedCount');
    const unreviewed = await act('award', one, { rank: 1, award: '一等奖' });
    for (const each of [one, two]) await act('pass', each);
    const early = await act('award', one, { rank: 1, award: '一等奖' });
    for (const step of ['openSignUp', 'openVote', 'judge']) await move(step);
    const first = await act('award', one, { rank: 1, award: '一等奖' });
    const second = await act('award', two, { rank: 1 });
    const shared = await act('award', two, { rank: 1, isTied: 'Y' });
    const given = [await ranks()];
    await act('removeAward', two);
    given.push(await ranks());
    await remove(one);
    given.push(await ranks());
    await act('award', two, { rank: 1 });
    const taken = await undo(one);
    await move('close');
    const late = await act('award', two, { rank: 2 });
    expect([unreviewed, early, first, second, shared, taken, late].map((answer) => told(answer).slice(0, 2))).toEqual([
      [false, '审核通过的作品才能评奖'],
      [false, '赛事在评审中时才能评奖'],
      [true, expect.any(String)],
      [false, '名次 1 已给“松鹤延年”，请换一个名次；并列时请选择“并列名次”'],
      [true, expect.any(String)],
      [false, '名次 1 已给“长江揽胜”，请换一个名次；并列时请选择“并列名次”'],
      [false, '赛事在评审中时才能评奖'],
    ]);
    expect([waiting, await counted(id, 'unreviewedCount'), given, three.length > 0]).toEqual([
      [3, 1],
      [1, 5],
      ['1、1', '1', null],
      true,
    ]);
  });
});
