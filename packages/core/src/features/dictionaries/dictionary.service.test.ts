import { describe, expect, it } from 'vitest';

import type { DictionaryMap } from '../../contract/index.ts';
import { createHttpClient } from '../../http/index.ts';
import { text } from '../../kernel/index.ts';
import { fakePorts } from '../../testing/index.ts';
import { createDictionaries } from './dictionary.service.ts';

const sex = [
  { value: '1', text: '男' },
  { value: '2', text: '女' },
];
const dictionaryField = { type: 'dictionary', dictionary: 'sex', label: text('性别', 'Sex') } as const;
const referenceField = { type: 'reference', area: 'activityType', label: text('类型', 'Type') } as const;

function makeDictionaries(local: DictionaryMap) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  return { dictionaries: createDictionaries({ client, local: () => local }), http: ports.http };
}

describe('dictionaries', () => {
  it('gives what the login answer brought without asking the server', async () => {
    const { dictionaries, http } = makeDictionaries({ sex });
    expect(await dictionaries.choices(dictionaryField)).toEqual({ ok: true, value: sex });
    expect(http.requests).toEqual([]);
  });

  it('asks the server once for a dictionary that is not there', async () => {
    const { dictionaries, http } = makeDictionaries({});
    const first = dictionaries.choices(dictionaryField);
    http.take('/sys/dict/getDictItems/sex').succeed(sex);
    expect(await first).toEqual({ ok: true, value: sex });
    expect(await dictionaries.choices(dictionaryField)).toEqual({ ok: true, value: sex });
    expect(http.requests).toHaveLength(1);
  });

  it('asks again for what it was told to forget', async () => {
    const { dictionaries, http } = makeDictionaries({});
    const first = dictionaries.choices(dictionaryField);
    http.take('getDictItems').succeed(sex);
    await first;
    dictionaries.forget();
    const second = dictionaries.choices(dictionaryField);
    http.take('getDictItems').succeed([]);
    expect(await second).toEqual({ ok: true, value: [] });
  });

  it('does not remember a failure', async () => {
    const { dictionaries, http } = makeDictionaries({});
    const first = dictionaries.choices(dictionaryField);
    http.take('getDictItems').status(500, '维护中');
    expect(await first).toEqual({ ok: false, error: { kind: 'status', status: 500, message: '维护中' } });
    const second = dictionaries.choices(dictionaryField);
    http.take('getDictItems').succeed(sex);
    expect(await second).toEqual({ ok: true, value: sex });
  });

  it('searches the rows of another area by keyword', async () => {
    const { dictionaries, http } = makeDictionaries({});
    const found = dictionaries.choices(referenceField, '文 艺');
    http.take('/sys/dict/loadDict/activityType').succeed([{ value: 'a1', text: '文艺' }]);
    expect(await found).toEqual({ ok: true, value: [{ value: 'a1', text: '文艺' }] });
    expect(http.requests.map(({ url }) => url)).toEqual([
      '/api/sys/dict/loadDict/activityType?pageSize=100&keyword=%E6%96%87%20%E8%89%BA',
    ]);
  });
});
