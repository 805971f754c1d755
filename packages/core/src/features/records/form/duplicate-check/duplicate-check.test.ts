import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../../../http/index.ts';
import { activitySignUpResource } from '../../../../resources/index.ts';
import { sameText } from '../../../../kernel/index.ts';
import { fakePorts, settled } from '../../../../testing/index.ts';
import { createCodeRuleCheck, createDuplicateCheck, createOnceCheck } from './duplicate-check.service.ts';

function drive() {
  const ports = fakePorts();
  const failures: (readonly [string, boolean])[] = [];
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'token',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: ({ kind }, { isQuiet }) => void failures.push([kind, isQuiet]),
  });
  const dependencies = { client, clock: ports.clock };
  return {
    ...ports,
    failures,
    duplicate: createDuplicateCheck({ ...dependencies, tableName: 'activity_type', fieldName: 'code' }),
    once: createOnceCheck({
      ...dependencies,
      resource: activitySignUpResource,
      key: 'retireeId',
      within: { key: 'activityId', value: 'a1' },
    }),
    codeRule: createCodeRuleCheck({ ...dependencies, ruleCode: 'common' }),
  };
}

/** Query of a URL without the timestamp. */
function queryOf(url: string) {
  const { _t, ...query } = Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?'))));
  return query;
}

const unchecked = { status: 'unchecked', problem: null };
const checking = { status: 'checking', problem: null };
const passed = { status: 'passed', problem: null };

describe('duplicate check', () => {
  it('VAL-07 checks the latest value once after the debounce delay', async () => {
    const { duplicate, clock, http } = drive();
    expect(duplicate.facts()).toEqual(unchecked);
    for (const value of ['A', 'AR', 'ART']) {
      duplicate.send({ type: 'value.change', value, dataId: 't1' });
      clock.advance(299);
    }
    expect([duplicate.facts(), http.pending()]).toEqual([checking, 0]);
    clock.advance(1);
    const call = http.take('/sys/duplicate/check');
    expect([call.request.method, queryOf(call.request.url)]).toEqual([
      'GET',
      { tableName: 'activity_type', fieldName: 'code', fieldVal: 'ART', dataId: 't1' },
    ]);
    expect(duplicate.facts()).toEqual(checking);
    call.succeed(null, '该值可用！');
    await settled();
    expect([duplicate.facts(), http.requests.length, clock.pending()]).toEqual([passed, 1, 0]);
  });

  it('says before the save that a person has signed up for the activity already, and in which state; not of the row itself', async () => {
    const { once, clock, http } = drive();
    const asks = async (records: readonly object[], dataId?: string) => {
      once.send({ type: 'value.change', value: 'r1', ...(dataId === undefined ? {} : { dataId }) });
      clock.advance(300);
      const call = http.take('/isps/activitySignUp/list');
      call.succeed({ records, total: records.length, size: 2, current: 1, pages: 1 });
      await settled();
      return [queryOf(call.request.url), once.facts().status, once.facts().problem?.['zh-CN']];
    };
    const row = {
      id: 's1',
      createBy: null,
      createTime: null,
      updateBy: null,
      updateTime: null,
      status_dictText: '已通过',
    };
    const [asked, ...found] = await asks([row]);
    expect(asked).toMatchObject({ retireeId: 'r1', activityId: 'a1', pageSize: '2' });
    expect(found).toEqual(['refused', '此人已有这项报名（已通过）']);
    expect((await asks([row], 's1')).slice(1)).toEqual(['passed', undefined]);
    expect((await asks([])).slice(1)).toEqual(['passed', undefined]);
  });

  it("VAL-07 shows the server's message on failure, until the value changes", async () => {
    const { duplicate, clock, http } = drive();
    duplicate.send({ type: 'value.change', value: 'ART' });
    clock.advance(300);
    const call = http.take('/sys/duplicate/check');
    expect(queryOf(call.request.url)).toEqual({ tableName: 'activity_type', fieldName: 'code', fieldVal: 'ART' });
    call.reject('该值不可用，系统中已存在！');
    await settled();
    expect(duplicate.facts()).toEqual({ status: 'refused', problem: sameText('该值不可用，系统中已存在！') });
    duplicate.send({ type: 'value.change', value: 'ART2' });
    expect(duplicate.facts()).toEqual(checking);
  });

  it('says nothing about a value that the server could not be asked about, and raises no notice', async () => {
    const { duplicate, clock, http, failures } = drive();
    duplicate.send({ type: 'value.change', value: 'ART' });
    clock.advance(300);
    http.take('/sys/duplicate/check').end({ kind: 'timedOut' });
    await settled();
    expect([duplicate.facts(), failures]).toEqual([unchecked, [['timedOut', true]]]);
  });

  it('VAL-07 skips an empty value, and cancels the pending check', async () => {
    const { duplicate, clock, http } = drive();
    duplicate.send({ type: 'value.change', value: '' });
    clock.advance(10_000);
    expect([duplicate.facts(), http.requests.length, clock.pending()]).toEqual([unchecked, 0, 0]);
    duplicate.send({ type: 'value.change', value: 'ART' });
    clock.advance(300);
    const late = http.take('/sys/duplicate/check');
    duplicate.send({ type: 'value.change', value: '' });
    late.reject('该值不可用，系统中已存在！');
    await settled();
    expect(duplicate.facts()).toEqual(unchecked);
  });

  it('VAL-07 ignores stale responses, in any order', async () => {
    const { duplicate, clock, http } = drive();
    duplicate.send({ type: 'value.change', value: 'ART' });
    clock.advance(300);
    const first = http.take('/sys/duplicate/check');
    duplicate.send({ type: 'value.change', value: 'NEW' });
    clock.advance(300);
    http.take('/sys/duplicate/check').succeed(null);
    await settled();
    first.reject('该值不可用，系统中已存在！');
    await settled();
    expect(duplicate.facts()).toEqual(passed);
  });
});

it('VAL-07 the code rule check works likewise', async () => {
  const { codeRule, clock, http } = drive();
  codeRule.send({ type: 'value.change', value: '' });
  clock.advance(1000);
  expect(http.requests).toEqual([]);
  codeRule.send({ type: 'value.change', value: 'A-1' });
  clock.advance(300);
  const call = http.take('/sys/checkRule/checkByCode');
  expect(queryOf(call.request.url)).toEqual({ ruleCode: 'common', value: 'A-1' });
  call.reject('编码不符合规则');
  await settled();
  expect(codeRule.facts()).toEqual({ status: 'refused', problem: sameText('编码不符合规则') });
});
