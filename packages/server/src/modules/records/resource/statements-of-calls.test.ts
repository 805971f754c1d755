import { expect, it } from 'vitest';
import * as v from 'valibot';

import { callPath, resources } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';

const page = v.object({ records: v.array(v.looseObject({ id: v.string() })) });

describeApplicationOnBothEngines('the statements that a call takes', (application) => {
  it('SPEED-02 are three for the list of each resource, and two for one of its rows', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    const read = async (url: string) => {
      const { envelope } = await call({ method: 'GET', url, token });
      if (!envelope.success) throw new Error(`${url}: ${envelope.message}`);
      return envelope.result;
    };
    const found: Record<string, readonly [list: number, row: number]> = {};
    for (const resource of resources) {
      const list = `${callPath(resource)}/list?pageSize=10`;
      // The first time the process learns what it keeps.
      const [first] = v.parse(page, await read(list)).records;
      const ofList = await database.statementsOf(() => read(list));
      const row = `${callPath(resource)}/queryById?id=${first?.id}`;
      const ofRow = first === undefined ? [] : await database.statementsOf(async () => read(row));
      found[resource.name] = [ofList.length, ofRow.length];
    }
    expect(Object.entries(found).filter(([, [list]]) => list > MOST_OF_LIST)).toEqual([]);
    const ofRows = Object.entries(found).filter(([name, [, row]]) => row > (WITH_SUB_ROWS[name] ?? MOST_OF_ROW));
    expect(ofRows.map(([name, [, row]]) => [name, row])).toEqual([]);
  });
});

/** The call itself with its session and versions, the count, the rows. */
const MOST_OF_LIST = 3;
const MOST_OF_ROW = 2;
/**
 * More for each table of sub-rows and each of its references, where the row has some. A number here may fall; where one has to grow, say
 * why in the commit.
 */
const WITH_SUB_ROWS: Readonly<Record<string, number>> = { retiree: 4, shopOrder: 6 };
