import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { parseJson } from '../kernel/index.ts';
import { permissionResponse } from './session/auth.contract.ts';
import { dictionaryMap } from './records/dictionary.contract.ts';
import { envelope } from './envelope.ts';
import { pageOf } from './paged.ts';
import { propertyRuns } from '../testing/property-runs.ts';

describe('envelope', () => {
  it.each([200, '200'])('parses the code %j as a number', (code) => {
    expect(
      v.parse(envelope, { success: true, message: '登录成功', code, result: { token: 't' }, timestamp: 1 }),
    ).toEqual({
      success: true,
      message: '登录成功',
      code: 200,
      result: { token: 't' },
      timestamp: 1,
    });
  });

  it('requires only success', () => {
    expect(v.parse(envelope, { success: false })).toEqual({ success: false, message: '', code: 0, timestamp: 0 });
    expect(v.parse(envelope, { success: true, message: null, code: null, result: null, timestamp: null })).toEqual({
      success: true,
      message: '',
      code: 0,
      result: null,
      timestamp: 0,
    });
  });

  it('may name the kind of a refusal and the refused fields', () => {
    const refused = { success: false, message: '用户名已存在！', code: 500, timestamp: 1 };
    const error = { kind: 'business', fields: { username: '用户名已存在！' } };
    expect(v.parse(envelope, { ...refused, error })).toEqual({ ...refused, error });
    expect(v.parse(envelope, { ...refused, error: { kind: 'internal' } })).toEqual({
      ...refused,
      error: { kind: 'internal', fields: {} },
    });
  });

  it.each([null, 'Internal Server Error', {}, { kind: 500 }, { kind: 'business', fields: 'username' }])(
    'reads the error %j of another make as none',
    (error) => {
      const refused = { success: false, message: 'no', code: 500, timestamp: 1 };
      expect(v.parse(envelope, { ...refused, error })).toEqual(refused);
    },
  );

  it('never parses a malformed code as success', () => {
    for (const code of ['', 'OK', 'abc', '0xC8x'])
      expect(v.parse(envelope, { success: true, code }).code).not.toBe(200);
  });

  it.each([
    {},
    { success: 'true' },
    { success: 1 },
    { success: true, message: 5 },
    { success: true, code: {} },
    [],
    null,
    'x',
  ])('rejects %j', (value) => {
    expect(v.is(envelope, value)).toBe(false);
  });
});

describe('prototype keys', () => {
  it.each(['__proto__', 'constructor', 'prototype'])('drops the key %s', (key) => {
    const json = parseJson(
      `{"sex":[{"value":"1","text":"男","${key}":{"polluted":1}}],"${key}":[{"value":"1","text":"x"}]}`,
    );
    expect(v.parse(dictionaryMap, json.ok && json.value)).toEqual({ sex: [{ value: '1', text: '男' }] });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('leave Object.prototype unchanged for any input', () => {
    const before = Reflect.ownKeys(Object.prototype);
    const schemas = [envelope, dictionaryMap, permissionResponse, pageOf(v.record(v.string(), v.unknown()))];
    const key = fc.oneof(
      fc.constantFrom('__proto__', 'constructor', 'prototype', 'success', 'records', 'menu'),
      fc.string(),
    );
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof({ depthSize: 'small' }, fc.jsonValue(), fc.array(fc.tuple(key, tie('tree'))).map(asJsonObject)),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        const json = parseJson(text);
        for (const schema of schemas) v.safeParse(schema, json.ok ? json.value : text);
        expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
      }),
      { seed: 20260115, numRuns: propertyRuns(500) },
    );
  });
});

/** An object with exactly these own keys, including `__proto__`, as in JSON text. */
function asJsonObject(pairs: readonly (readonly [string, unknown])[]): object {
  return pairs.reduce<object>(
    (whole, [key, value]) =>
      Object.defineProperty(whole, key, { value, enumerable: true, configurable: true, writable: true }),
    {},
  );
}
