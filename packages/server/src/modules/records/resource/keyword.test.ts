import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const FLAGS = { isLonely: 'N', isPoor: 'N', isModel: 'N', isVeteran: 'N', isVolunteer: 'N' };
const page = v.object({ records: v.array(v.looseObject({ id: v.string(), name: v.string() })) });
const choices = v.array(v.looseObject({ value: v.string(), text: v.string() }));

describeApplicationOnBothEngines('what people call a row', (application) => {
  it('LIST-27 a keyword finds people by name, pinyin, the end of a phone number and identity number, whole numbers within the budget', async () => {
    const { call, signIn } = application();
    const [desk, supervisor] = [await signIn('desk'), await signIn('supervisor')];
    const added = await call({
      method: 'POST',
      url: '/isps/retiree/add',
      token: desk,
      payload: {
        name: '欧阳小荷',
        idCard: '420199195003120023',
        phone: '15412345678',
        enterpriseId: seedIdentifier('enterprise', '0\n0'),
        retireDate: '2010-04-01',
        districtCode: '420106',
        ...FLAGS,
      },
    });
    const { id } = v.parse(v.looseObject({ id: v.string() }), added.envelope.result);
    const ask = async (url: string, keyword: string, token: string) =>
      call({ method: 'GET', url: `${url}keyword=${encodeURIComponent(keyword)}&pageSize=100`, token });
    const finds = async (keyword: string, token = desk) => {
      const { envelope } = await ask('/isps/retiree/list?', keyword, token);
      return v.parse(page, envelope.result).records.some((row) => row.id === id);
    };
    const offers = async (keyword: string) => {
      const { envelope } = await ask('/sys/dict/loadDict/retiree?', keyword, desk);
      return v.parse(choices, envelope.result).some(({ value }) => value === id);
    };
    const words = ['小荷', 'oyxh', 'ouyangxiaoh', 'OuYang', '5678', '15412345678', '420199195003120023'];
    const others = ['小菏', 'oxyh', '678', '1541234567', '420199195003120031', '%', 'zz'];
    const found: Record<string, readonly boolean[]> = {};
    for (const word of [...words, ...others]) found[word] = [await finds(word), await offers(word)];
    expect(found).toEqual({
      ...Object.fromEntries(words.map((word) => [word, [true, true]])),
      ...Object.fromEntries(others.map((word) => [word, [false, false]])),
    });
    // Who may not reveal numbers has twenty questions for whole ones in an hour, and any number of names.
    const told: number[] = [];
    for (let number = 0; number < 21; number += 1)
      told.push((await ask('/isps/retiree/list?', String(15_400_000_000 + number), supervisor)).status);
    expect([told.slice(0, 20).every((status) => status === 200), told[20], await finds('oyxh', supervisor)]).toEqual([
      true,
      429,
      true,
    ]);
  });
});
