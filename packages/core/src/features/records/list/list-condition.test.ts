import * as v from 'valibot';
import { expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { activityResource, resourceRowSchema, retireeResource, type Condition } from '../../../resources/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { decodeListAddress, encodeListAddress, withMaskedSearch } from './list-address.ts';
import { createListPage } from './list-page.service.ts';
import type { ListPageEmitted, ListQuery } from './list-page.types.ts';
import { defaultListQuery, isNarrowed } from './list-query.model.ts';

const usual = defaultListQuery(activityResource);
const talks: Condition = { all: [{ field: 'title', rule: 'like', value: '50% 讲座' }] };
const nested: Condition = {
  any: [{ field: 'quota', rule: 'ge', value: 10 }, { all: [{ field: 'status', rule: 'in', value: ['1', '2'] }] }],
};
const masked: Condition = { all: [{ field: 'idCard', rule: 'eq', value: '11010519491231002X' }] };

async function opened(query: ListQuery) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const list = createListPage({
    resource: activityResource,
    client,
    clock: ports.clock,
    permit: () => ({ decision: 'show', reason: { policy: 'strict', rule: 1, list: 'own', entry: null } }),
    query,
  });
  const emitted: ListPageEmitted[] = [];
  list.on((event) => emitted.push(event));
  /** Answers the open call; the advanced query that it asked for. */
  const answered = async () => {
    const { pathname: _, searchParams } = new URL(`http://host${ports.http.requests.at(-1)?.url ?? ''}`);
    const records = ['a', 'b'].map((id) => v.parse(resourceRowSchema(activityResource), { id }));
    ports.http.take('/list').succeed({ records, total: 2, size: 10, current: 1, pages: 1 });
    await settled();
    return [searchParams.get('title'), searchParams.get('superQueryParams'), searchParams.get('superQueryMatchType')];
  };
  return { list, emitted, answered };
}

it('QUERY-07 asks for an advanced query beside the search, at the first page, and clears the selection', async () => {
  const { list, emitted, answered } = await opened({ ...usual, pageNo: 3, search: { title: '讲座' } });
  const calls = [await answered()];
  list.send({ type: 'selection.change', ids: ['a'] });
  list.send({ type: 'condition.change', condition: talks });
  calls.push(await answered());
  const { selection } = list.facts();
  list.send({ type: 'search.reset' });
  calls.push(await answered());
  list.send({ type: 'search.submit', search: { title: 'a' } });
  calls.push(await answered());
  list.send({ type: 'conditions.clear' });
  calls.push(await answered());
  const params = encodeURIComponent('[{"field":"title","rule":"like","val":"50% 讲座"}]');
  expect([calls, selection, emitted]).toEqual([
    [
      ['讲座', null, null],
      ['讲座', params, 'and'],
      [null, params, 'and'],
      ['a', params, 'and'],
      [null, null, null],
    ],
    [],
    [
      { ...usual, search: { title: '讲座' }, condition: talks },
      { ...usual, condition: talks },
      { ...usual, search: { title: 'a' }, condition: talks },
      usual,
    ].map((query) => ({ type: 'query.changed', query })),
  ]);
});

it('reads the rows again for the same advanced query, and changes nothing else', async () => {
  const { list, emitted, answered } = await opened({ ...usual, condition: talks });
  await answered();
  list.send({ type: 'condition.change', condition: { all: [{ field: 'title', rule: 'like', value: '50% 讲座' }] } });
  expect([list.facts().status, emitted]).toEqual(['loading', []]);
});

it('QUERY-10 stands in the address, in the flat form or nested', () => {
  const queries = [{ ...usual, condition: talks }, { ...usual, pageNo: 2, condition: nested }, usual];
  const addresses = queries.map((query) => encodeListAddress(query, activityResource));
  expect([addresses.map(decodeURIComponent), addresses.map((one) => decodeListAddress(one, activityResource))]).toEqual(
    [
      [
        '?superQueryParams=[{"field":"title","rule":"like","val":"50% 讲座"}]&superQueryMatchType=and',
        '?pageNo=2&superQueryParams=[{"field":"quota","rule":"ge","val":10},{"matchType":"and","params":[{"field":"status","rule":"in","val":"1,2"}]}]&superQueryMatchType=or',
        '',
      ],
      queries,
    ],
  );
});

it('keeps an unknown field of an address, which the server refuses, and drops what is no query', () => {
  const conditions = ['[{"field":"gone","rule":"eq","val":"1"}]', '[1]', '{', '[]', ''].map(
    (params) =>
      decodeListAddress(`?superQueryParams=${encodeURIComponent(params)}&superQueryMatchType=xor`, activityResource)
        .condition,
  );
  expect(conditions).toEqual([
    { all: [{ field: 'gone', rule: 'eq', value: '1' }] },
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('PERM-13 never writes a masked value into an address, and keeps it in the list', () => {
  const present = { ...defaultListQuery(retireeResource), condition: masked };
  const addressed = decodeListAddress(encodeListAddress(present, retireeResource), retireeResource);
  expect([addressed.condition, withMaskedSearch(retireeResource, addressed, present)]).toEqual([undefined, present]);
  expect(withMaskedSearch(retireeResource, { ...addressed, condition: talks }, present).condition).toEqual(talks);
});

it('narrows a list by a search or an advanced query', () => {
  expect([usual, { ...usual, search: { title: 'a' } }, { ...usual, condition: talks }].map(isNarrowed)).toEqual([
    false,
    true,
    true,
  ]);
});
