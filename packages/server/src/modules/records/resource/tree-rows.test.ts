import * as v from 'valibot';
import { expect, it } from 'vitest';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const page = v.object({
  records: v.array(
    v.looseObject({
      id: v.string(),
      name: v.string(),
      code: v.string(),
      hasChild: v.string(),
      treePath: v.optional(v.string()),
    }),
  ),
});
const idOf = (code: string) => seedIdentifier('category', `0\n${code}`);

describeApplicationOnBothEngines('rows of a tree', (application) => {
  const administrator = async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
      const answer = await call({
        method,
        url: `/sys/category/${url}`,
        token,
        ...(payload === undefined ? {} : { payload }),
      });
      return { ...answer.envelope, fields: answer.error?.fields };
    };
    const list = async (query: string) =>
      v
        .parse(page, (await ask('GET', `list?column=code&order=asc&${query}`)).result)
        .records.map(
          ({ name, code, hasChild, treePath }) =>
            `${code} ${name} ${hasChild}${treePath === undefined ? '' : ` in ${treePath}`}`,
        );
    return { ask, list };
  };

  it('DICT-03 are listed from the top, below one row, and at every level by a search', async () => {
    const { list } = await administrator();
    expect([await list('pageNo=1'), await list(`pid=${idOf('A04')}`), await list('name=乒乓')]).toEqual([
      ['A01 企业行业 1', 'A02 商品分类 1', 'A03 政策分类 1', 'A04 赛事分类 1'],
      ['A04A01 文艺 1', 'A04A02 体育 1', 'A04A03 棋牌 0'],
      ['A04A02A02 乒乓球 0 in 赛事分类 / 体育'],
    ]);
  });

  it('get the next code of their level, which is not given twice, and keep it where they are moved', async () => {
    const { ask, list } = await administrator();
    const add = (name: string, pid?: string) => ask('POST', 'add', { name, ...(pid === undefined ? {} : { pid }) });
    await add('志愿服务');
    await add('象棋', idOf('A04A03'));
    await add('围棋', idOf('A04A03'));
    const [, second = ''] = await list(`pid=${idOf('A04A03')}`);
    const found = v.parse(page, (await ask('GET', `list?column=code&order=asc&pid=${idOf('A04A03')}`)).result).records;
    await ask('DELETE', `delete?id=${found[1]?.id ?? ''}`);
    await add('军棋', idOf('A04A03'));
    const moved = await ask('PUT', 'edit', { id: found[0]?.id, name: '象棋', pid: idOf('A04A01') });
    expect([
      second,
      await list(`pid=${idOf('A04A03')}`),
      moved.success,
      (await list(`pid=${idOf('A04A01')}`)).at(-1),
      (await list('pageNo=1')).at(-1),
    ]).toEqual(['A04A03A02 围棋 0', ['A04A03A03 军棋 0'], true, 'A04A03A01 象棋 0', 'A05 志愿服务 0']);
  });

  it('R-11 never stand below themselves, and are not deleted while others stand below them', async () => {
    const { ask } = await administrator();
    const move = async (id: string, name: string, pid: string | null) =>
      (await ask('PUT', 'edit', { id, name, pid })).fields;
    const below = { pid: '不能移到自己或自己的下级之下' };
    expect([
      await move(idOf('A04'), '赛事分类', idOf('A04')),
      await move(idOf('A04'), '赛事分类', idOf('A04A02A02')),
      await move(idOf('A04A02'), '体育', null),
      (await ask('DELETE', `delete?id=${idOf('A04')}`)).success,
    ]).toEqual([below, below, undefined, false]);
  });

  it('RES-04 are read level by level, found with their path, moved without a cycle under a lock, and not deleted above others', async () => {
    const { ask, list } = await administrator();
    const move = async (id: string, name: string, pid: string) => (await ask('PUT', 'edit', { id, name, pid })).success;
    const read = [await list(`pid=${idOf('A04A02')}`), await list('name=乒乓')];
    const cycle = await move(idOf('A04A02'), '体育', idOf('A04A02A02'));
    const moved = await move(idOf('A04A02A02'), '乒乓球', idOf('A04A03'));
    const found = await list('name=乒乓');
    const refused = await ask('DELETE', `delete?id=${idOf('A04A02')}`);
    const both = await Promise.all([
      move(idOf('A04A02'), '体育', idOf('A04A03')),
      move(idOf('A04A03'), '棋牌', idOf('A04A02')),
    ]);
    expect([read, cycle, moved, found, refused.success, both.filter(Boolean)]).toEqual([
      [['A04A02A01 健步走 0', 'A04A02A02 乒乓球 0', 'A04A02A03 门球 0'], ['A04A02A02 乒乓球 0 in 赛事分类 / 体育']],
      false,
      true,
      ['A04A02A02 乒乓球 0 in 赛事分类 / 棋牌'],
      false,
      [true],
    ]);
  });

  it('R-11 are moved below each other by one of two people at once, not by both', async () => {
    const { ask, list } = await administrator();
    const answers = await Promise.all([
      ask('PUT', 'edit', { id: idOf('A01'), name: '企业行业', pid: idOf('A02') }),
      ask('PUT', 'edit', { id: idOf('A02'), name: '商品分类', pid: idOf('A01') }),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await list('pageNo=1')).toHaveLength(3);
  });
});
