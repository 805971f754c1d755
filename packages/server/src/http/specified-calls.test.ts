import { expect, it, beforeAll, afterAll, describe } from 'vitest';
import * as v from 'valibot';

import { DEFAULT_BASE_PATH } from '@evergreen/core/contract';
import { fieldSteps, SPECIFIED_CALLS, type SpecifiedCall } from '@evergreen/core/testing';

import { startCasServer, type CasServer } from '../../test/cas-server.ts';
import { newestCode } from '../../test/sms-outbox.ts';
import { SPECIFIED_CALL_VALUES, type AskedCall, type KnownOfStory } from '../../test/specified-call-values.ts';
import { describeApplication, PASSWORD, type TestApplication } from '../../test/test-application.ts';
import { seedIdentifier } from '../db/seed/seed-random.ts';

const calls = SPECIFIED_CALLS.flatMap((section) => section.calls);
const asText = ({ method, path }: SpecifiedCall) => `${method} ${path}`;
const wireNames = ({ otherwise }: SpecifiedCall, names: readonly string[]) =>
  names.flatMap((name) => otherwise[name]?.as ?? [name]);

/** The values that an answer has at a path; nothing where it lacks the field. */
function valuesAt(result: unknown, path: string): readonly unknown[] {
  return fieldSteps(path).reduce<readonly unknown[]>(
    (values, step) =>
      values.flatMap((value) => {
        if (step === '[]') return Array.isArray(value) ? value : [];
        if (typeof value !== 'object' || value === null) return [];
        const entries = Object.entries(value);
        return entries.flatMap(([key, entry]): unknown[] => (step === '*' || key === step ? [entry] : []));
      }),
    [result],
  );
}

/** What the text states of an answer and it lacks. */
function missingFields(one: SpecifiedCall, result: unknown): readonly string[] {
  return wireNames(one, one.answers).filter((path) => !path.endsWith('?') && valuesAt(result, path).length === 0);
}

/** What the text states of the parameters and the story does not send. */
function unsent(one: SpecifiedCall, { at, query, body, fileField }: AskedCall): readonly string[] {
  const sent = Object.keys({ ...at, ...query, ...body, ...(fileField === undefined ? {} : { [fileField]: '' }) });
  return wireNames(one, one.takes).filter((name) =>
    name.endsWith('*') ? !sent.some((key) => key.startsWith(name.slice(0, -1))) : !sent.includes(name),
  );
}

async function requestOf({ method, path }: SpecifiedCall, { at = {}, query = {}, body, fileField }: AskedCall) {
  const filled = path.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(at[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const url = search === '' ? filled : `${filled}?${search}`;
  if (fileField === undefined) return { method, url, ...(body === undefined ? {} : { payload: body }) };
  const form = new FormData();
  for (const [key, value] of Object.entries(body ?? {})) form.append(key, String(value));
  form.append(fileField, new Blob(['a,b\n']), 'a.csv');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return {
    method,
    url,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}

const SERVICE = 'https://home.example/user/login';
const STATE = 'state-of-this-browser';
let cas: CasServer;
const place = { url: '', service: SERVICE };
const row = v.object({ id: v.string() });

/** Proofs and rows that the calls need: who signs in otherwise, a department that nobody is in, a rule. */
async function prepared({ app, call, signIn, ...rest }: TestApplication) {
  const token = await signIn('admin');
  await call({ method: 'POST', url: '/sys/sms', payload: { mobile: '15400001002', smsmode: '0' } });
  const vouched = await app.inject({
    method: 'POST',
    url: '/api/sys/thirdLogin/render/test/vouch',
    payload: { user: 'wx-1', state: STATE },
  });
  const vouchers = { thirdType: 'test', state: STATE, ...v.parse(v.object({ token: v.string() }), vouched.json()) };
  const bound = await call({
    method: 'POST',
    url: '/sys/thirdLogin/user/checkPassword',
    payload: { ...vouchers, username: 'clerk', password: PASSWORD },
  });
  const write = async (url: string, payload: object) => (await call({ method: 'POST', url, token, payload })).envelope;
  const above = seedIdentifier('depart', 'A01');
  const spare = await write('/sys/sysDepart/add', {
    departName: '临时',
    orgCategory: '2',
    departOrder: 9,
    parentId: above,
  });
  await write('/sys/permissionDataRule/add', {
    ruleName: '只看自己登记的',
    resource: 'activity',
    ruleCondition: '{"field":"createBy","rule":"eq","value":{"of":"username"}}',
    roles: seedIdentifier('role', 'activity_clerk'),
    status: '1',
  });
  return {
    smsCode: await newestCode({ app, call, signIn, ...rest }, '15400001002'),
    casTicket: cas.issue('clerk', SERVICE),
    casService: SERVICE,
    thirdCode: v.parse(v.string(), bound.envelope.result),
    state: STATE,
    spareDepartment: v.parse(row, spare.result).id,
  };
}

describe('the calls of the specification', () => {
  beforeAll(async () => {
    cas = await startCasServer();
    place.url = cas.url;
  });
  afterAll(() => cas.close());

  describeApplication(
    'on a running server',
    (application) => {
      it('HTTP-06 are routed by their method and path', () => {
        const { app } = application();
        const missing = calls.filter(
          ({ method, path }) => !app.hasRoute({ method, url: `${DEFAULT_BASE_PATH}${path}` }),
        );
        expect(missing).toEqual([]);
      });

      it('WIRE-01 take the parameters and answer the fields that the text states, the writes among them', async () => {
        const { call, signIn } = application();
        const results = new Map<string, unknown>();
        const known: KnownOfStory = {
          ...(await prepared(application())),
          resultOf: (name) => results.get(name),
          idOf: (name) => v.parse(row, results.get(name)).id,
        };
        const sessions = new Map<string, string>();
        const broken: string[] = [];
        for (const one of calls) {
          const name = asText(one);
          const value = SPECIFIED_CALL_VALUES[name] ?? {};
          const asked = typeof value === 'function' ? value(known) : value;
          const who = asked.as === undefined ? 'admin' : asked.as;
          if (who !== null && !sessions.has(who)) sessions.set(who, await signIn(who));
          const token = who === null ? undefined : sessions.get(who);
          const { status, envelope } = await call({
            ...(await requestOf(one, asked)),
            ...(token === undefined ? {} : { token }),
          });
          results.set(name, envelope.result);
          const problems = [
            ...(status === 200 && envelope.success && envelope.code === 200 ? [] : [`${status} ${envelope.message}`]),
            ...unsent(one, asked).map((parameter) => `${parameter} is not sent`),
            ...missingFields(one, envelope.result).map((field) => `${field} is not answered`),
          ];
          broken.push(...problems.map((problem) => `${name}: ${problem}`));
        }
        expect(broken).toEqual([]);
        const writes = calls.filter(({ method }) => method !== 'GET');
        expect([results.size, writes.length]).toEqual([73, 23]);
      });
    },
    { cas: place, hasTestProvider: true },
  );
});
