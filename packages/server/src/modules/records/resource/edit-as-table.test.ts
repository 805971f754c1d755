import { expect, it } from 'vitest';
import * as v from 'valibot';

import { isOffered, resourceEndpoints, resources } from '@evergreen/core/resources';

import { describeApplication } from '../../../../test/test-application.ts';

const version = v.number();
const page = v.object({ records: v.array(v.looseObject({ id: v.string(), version: v.optional(version) })) });
const type = v.object({ id: v.string(), name: v.string(), sort: v.number(), version });

describeApplication('rows that are edited as a table', (application) => {
  const asAdministrator = async () => {
    const token = await application().signIn('admin');
    const { call } = application();
    return {
      read: async (url: string) => (await call({ method: 'GET', url, token })).envelope,
      edit: async (url: string, payload: object) => (await call({ method: 'PUT', url, token, payload })).envelope,
    };
  };

  it('LIST-22 writes row by row what was typed: one that somebody else wrote is refused, the others are written', async () => {
    const { read, edit } = await asAdministrator();
    const list = '/isps/activityType/list?pageSize=3&column=sort&order=asc';
    const typesIn = (result: unknown) => v.parse(v.object({ records: v.array(type) }), result).records;
    const before = typesIn((await read(list)).result);
    const [first, second, third] = before;
    if (first === undefined || second === undefined || third === undefined) throw new Error('There are no three types');
    const write = (row: v.InferOutput<typeof type>, values: object) =>
      edit('/isps/activityType/edit', { id: row.id, version: row.version, ...values });
    const colleague = await write(second, { name: '同事改的' });
    const written = [
      await write(first, { name: '第一行' }),
      await write(second, { name: '第二行' }),
      await write(third, { name: '' }),
      await write(third, { name: '第三行' }),
    ];
    expect([colleague, ...written].map(({ success, code }) => [success, code])).toEqual([
      [true, 200],
      [true, 200],
      [false, 409],
      [false, 500],
      [true, 200],
    ]);
    const after = typesIn((await read(list)).result);
    expect(after.map((row) => [row.name, row.version, row.sort])).toEqual([
      ['第一行', first.version + 1, first.sort],
      ['同事改的', second.version + 1, second.sort],
      ['第三行', third.version + 1, third.sort],
    ]);
  });

  it('LIST-22 asks every list whose rows are edited for the version of the row', async () => {
    const { read, edit } = await asAdministrator();
    const codes: [string, number][] = [];
    for (const resource of resources.filter((candidate) => isOffered(candidate, 'edit'))) {
      const { list, edit: editing } = resourceEndpoints(resource);
      const { records } = v.parse(page, (await read(`${list.path}?pageSize=1`)).result);
      for (const row of records) {
        const { code } = await edit(editing.path, { id: row.id, version: Number(row.version) + 1 });
        codes.push([resource.name, code]);
      }
    }
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter(([, code]) => code !== 409)).toEqual([]);
  });
});
