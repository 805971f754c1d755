import { describe, expect, it } from 'vitest';

import type { DictionaryMap } from '../../../contract/index.ts';
import { createHttpClient } from '../../../http/index.ts';
import { localized, type Locale } from '../../../kernel/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createDictionaries } from './dictionary.service.ts';

const sex = [
  { value: '1', text: '男' },
  { value: '2', text: '女' },
];
const dictionaryField = { type: 'dictionary', dictionary: 'sex', label: localized('性别', 'Sex') } as const;
const referenceField = { type: 'reference', resource: 'activityType', label: localized('类型', 'Type') } as const;

function makeDictionaries(start: DictionaryMap) {
  const ports = fakePorts();
  const state: { local: DictionaryMap; locale: Locale } = { local: start, locale: 'zh-CN' };
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => state.locale,
    onFailure: () => {},
  });
  const dictionaries = createDictionaries({
    client,
    storage: createTypedStorage(ports),
    locale: () => state.locale,
    local: () => state.local,
    replace(read) {
      state.local = read;
      dictionaries.learn(read);
    },
  });
  if (Object.keys(start).length > 0) dictionaries.learn(start);
  const speak = (locale: Locale) => {
    state.locale = locale;
    return dictionaries.followLanguage();
  };
  return { dictionaries, http: ports.http, ports, state, speak };
}

describe('dictionaries', () => {
  it('returns the items of the login response without a server call', async () => {
    const { dictionaries, http } = makeDictionaries({ sex });
    expect(await dictionaries.choices(dictionaryField)).toEqual({ ok: true, value: sex });
    expect(http.requests).toEqual([]);
  });

  it('loads a missing dictionary once', async () => {
    const { dictionaries, http } = makeDictionaries({});
    const first = dictionaries.choices(dictionaryField);
    await settled();
    http.take('/sys/dict/getDictItems/sex').succeed(sex);
    expect(await first).toEqual({ ok: true, value: sex });
    expect(await dictionaries.choices(dictionaryField)).toEqual({ ok: true, value: sex });
    expect(http.requests).toHaveLength(1);
  });

  it('loads a dictionary again after it was invalidated', async () => {
    const { dictionaries, http } = makeDictionaries({});
    const first = dictionaries.choices(dictionaryField);
    await settled();
    http.take('getDictItems').succeed(sex);
    await first;
    dictionaries.forget();
    const second = dictionaries.choices(dictionaryField);
    await settled();
    http.take('getDictItems').succeed([]);
    expect(await second).toEqual({ ok: true, value: [] });
  });

  it('does not cache a failure', async () => {
    const { dictionaries, http } = makeDictionaries({});
    const first = dictionaries.choices(dictionaryField);
    await settled();
    http.take('getDictItems').status(500, '维护中');
    expect(await first).toEqual({ ok: false, error: { kind: 'status', status: 500, message: '维护中' } });
    const second = dictionaries.choices(dictionaryField);
    await settled();
    http.take('getDictItems').succeed(sex);
    expect(await second).toEqual({ ok: true, value: sex });
  });

  it('searches the rows of another resource by keyword', async () => {
    const { dictionaries, http } = makeDictionaries({});
    const found = dictionaries.choices(referenceField, '文 艺');
    http.take('/sys/dict/loadDict/activityType').succeed([{ value: 'a1', text: '文艺' }]);
    expect(await found).toEqual({ ok: true, value: [{ value: 'a1', text: '文艺' }] });
    expect(http.requests.map(({ url }) => url)).toEqual([
      '/api/sys/dict/loadDict/activityType?pageSize=100&keyword=%E6%96%87%20%E8%89%BA',
    ]);
  });

  it('DICT-01 shares one call among concurrent requests, and cancels one without the others', async () => {
    const { dictionaries, http } = makeDictionaries({});
    const all = Array.from({ length: 50 }, (_, index) =>
      dictionaries.choices(dictionaryField, '', index === 0 ? AbortSignal.abort() : undefined),
    );
    await settled();
    http.take('getDictItems/sex').succeed(sex);
    expect(await Promise.all(all)).toEqual(Array.from({ length: 50 }, () => ({ ok: true, value: sex })));
    expect(http.requests).toHaveLength(1);
  });
});

const english = [
  { value: '1', text: 'Male' },
  { value: '2', text: 'Female' },
];

describe('dictionaries in another language', () => {
  it('DICT-01 are reloaded by one call on a language change, and not again when it changes back', async () => {
    const { dictionaries, http, state, speak } = makeDictionaries({ sex });
    const followed = speak('en-US');
    const asked = dictionaries.choices(dictionaryField);
    http.take('queryAllDictItems').succeed({ sex: english });
    await followed;
    expect(await asked).toEqual({ ok: true, value: english });
    await speak('zh-CN');
    expect(state.local).toEqual({ sex });
    await speak('en-US');
    expect(await dictionaries.choices(dictionaryField)).toEqual({ ok: true, value: english });
    expect(http.requests.map(({ url, headers }) => [url, headers['accept-language']])).toEqual([
      ['/api/sys/dict/queryAllDictItems', 'en-US'],
    ]);
  });

  it('DICT-01 stay unchanged if reloading fails', async () => {
    const { dictionaries, http, speak } = makeDictionaries({ sex });
    const followed = speak('en-US');
    http.take('queryAllDictItems').reject('维护中');
    await followed;
    expect(await dictionaries.choices(dictionaryField)).toEqual({ ok: true, value: sex });
  });

  it('DICT-01 end in the last language of several quick changes', async () => {
    const { http, state, speak } = makeDictionaries({ sex });
    const first = speak('en-US');
    const second = speak('zh-CN');
    http.take('queryAllDictItems').succeed({ sex: english });
    await Promise.all([first, second]);
    expect({ local: state.local, calls: http.requests.length }).toEqual({ local: { sex }, calls: 1 });
  });

  it('cache single dictionaries by language', async () => {
    const { dictionaries, http, state } = makeDictionaries({});
    const first = dictionaries.choices(dictionaryField);
    await settled();
    http.take('getDictItems').succeed(sex);
    await first;
    state.locale = 'en-US';
    const second = dictionaries.choices(dictionaryField);
    await settled();
    http.take('getDictItems').succeed(english);
    expect(await second).toEqual({ ok: true, value: english });
    state.locale = 'zh-CN';
    expect(await dictionaries.choices(dictionaryField)).toEqual({ ok: true, value: sex });
  });

  it('are not loaded without a session, and a response after its end is ignored', async () => {
    const { http, state, speak } = makeDictionaries({ sex });
    const followed = speak('en-US');
    state.local = {};
    http.take('queryAllDictItems').succeed({ sex: english });
    await followed;
    await speak('en-US');
    expect({ local: state.local, calls: http.requests.length }).toEqual({ local: {}, calls: 1 });
  });
});
