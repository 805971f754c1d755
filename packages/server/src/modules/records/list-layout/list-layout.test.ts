import { expect, it } from 'vitest';
import * as v from 'valibot';

import { listLayoutEndpoints } from '@evergreen/core/contract';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';

const column = (key: string, isShown = true) => ({ key, isShown, isFrozen: false, width: 120 });
const layout = (changedAt: number, ...columns: readonly object[]) => ({
  list: 'activity',
  columns,
  density: null,
  changedAt,
});

describeApplicationOnBothEngines('layouts of lists', (application) => {
  /** One browser in which somebody is signed in. */
  async function browser(username: string) {
    const token = await application().signIn(username);
    const layouts = ({ envelope }: Awaited<ReturnType<typeof save>>) => {
      if (!envelope.success) throw new Error(envelope.message);
      return v.parse(listLayoutEndpoints.read.answer, envelope.result).layouts;
    };
    const save = async (...given: readonly object[]) =>
      application().call({ method: 'PUT', url: '/sys/listLayout/save', token, payload: { layouts: given } });
    return {
      save,
      kept: async (...given: readonly object[]) => layouts(await save(...given)),
      read: async (list = 'activity') =>
        layouts(await application().call({ method: 'GET', url: `/sys/listLayout/read?list=${list}`, token })),
    };
  }

  it('LIST-25 follow the account to another browser, and no other account', async () => {
    const here = await browser('clerk');
    const there = await browser('clerk');
    const colleague = await browser('liuyang');
    const everyList = { list: '*', columns: null, density: 'compact', changedAt: 7 };
    const own = layout(5, column('title'), column('status', false));
    const kept = await here.kept(own, everyList);
    expect([kept, await there.read(), await there.read('shopOrder'), await colleague.read()]).toEqual([
      [everyList, own],
      [everyList, own],
      [everyList],
      [],
    ]);
  });

  it('LIST-25 are replaced by newer ones alone, each by its own time', async () => {
    const { kept, read } = await browser('clerk');
    const first = layout(100, column('title'));
    await kept(first);
    const older = await kept(layout(99, column('status')));
    const same = await kept(layout(100, column('status')));
    const restored = { ...layout(101), columns: null };
    const newer = await kept(restored);
    expect([older, same, newer, (await read()).filter(({ list }) => list === 'activity')]).toEqual([
      [first],
      [first],
      [restored],
      [restored],
    ]);
  });

  it('get the time of the server where a browser is ahead of it', async () => {
    const { kept } = await browser('clerk');
    const now = application().clock.now();
    const [ahead] = await kept(layout(now + 60_000, column('title')));
    const [next] = await kept(layout(now + 1, column('status')));
    expect([ahead?.changedAt, next?.changedAt === now, next?.columns?.[0]?.key]).toEqual([now, true, 'title']);
  });

  it('are refused where they are no layout, too long, or of too many lists', async () => {
    const { save } = await browser('liuyang');
    const columns = Array.from({ length: 201 }, (_, index) => column(`c${index}`));
    const invalid = await Promise.all([
      save(),
      save(layout(-1)),
      save(layout(1, { ...column('title'), width: 9000 })),
      save(layout(1, ...columns)),
      save({ ...layout(1), list: '../etc' }),
      save(layout(1), layout(1), layout(1)),
    ]);
    for (let count = 0; count < 300; count += 2)
      await save({ ...layout(1), list: `list${count}` }, { ...layout(1), list: `list${count + 1}` });
    const more = await save(layout(1));
    const known = await save({ ...layout(2), list: 'list7' });
    expect([invalid.map(({ status }) => status), more.envelope.message, known.envelope.success]).toEqual([
      [400, 400, 400, 400, 400, 400],
      '最多记住 300 个列表的布局',
      true,
    ]);
  });
});
