import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplication } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const row = v.looseObject({ id: v.string() });

describeApplication('enterprises', (application) => {
  async function desk() {
    const token = await application().signIn('admin');
    const { call } = application();
    const send = async (method: 'POST' | 'PUT', url: string, payload: object) => {
      const { envelope, error } = await call({ method, url, token, payload });
      return { ...envelope, fields: error?.fields };
    };
    return {
      add: (payload: object) => send('POST', '/isps/enterprise/add', { name: '江城第一机床厂', ...payload }),
      pass: (id: string) => send('PUT', '/isps/enterprise/pass', { rows: [{ id }] }),
    };
  }
  // GB 32100-2015, the example of the standard's check character.
  const creditCode = '91350100M000100Y43';
  const category = (code: string) => seedIdentifier('category', `0\n${code}`);

  it('PAGE-04 have a credit code whose check character is right, and an industry among the industries', async () => {
    const { add } = await desk();
    const wrong = await add({ creditCode: '91350100M000100Y44' });
    const food = await add({ creditCode, industry: category('A02A01A01') });
    const top = await add({ creditCode, industry: category('A01') });
    const good = await add({ creditCode, industry: category('A01A01A01') });
    expect([wrong.fields, food.fields, top.fields, good.success].map((one) => one ?? null)).toEqual([
      { creditCode: expect.any(String) },
      { industry: expect.any(String) },
      { industry: expect.any(String) },
      true,
    ]);
  });

  it('are reviewed by somebody other than who entered them', async () => {
    const { add, pass } = await desk();
    const { id } = v.parse(row, (await add({ creditCode })).result);
    expect((await pass(id)).message).toContain('不能审核自己登记的企业');
  });
});
