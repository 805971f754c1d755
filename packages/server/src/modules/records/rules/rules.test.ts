import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { sysFillCounter } from '../../../db/schema/index.ts';

const part = (digits: number | '*', pattern: string, message = '') => ({ digits, pattern, message });
const ruleOf = (...parts: readonly unknown[]) => JSON.stringify(parts);

describeApplicationOnBothEngines('check rules', (application) => {
  const add = async (json: string) => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const payload = { ruleName: '试用规则', ruleCode: 'trial', ruleJson: json };
    const { envelope, error } = await call({ method: 'POST', url: '/sys/checkRule/add', token, payload });
    return [envelope.success, error?.fields];
  };

  it('are stored only if they can be run, and say which part cannot', async () => {
    const refused = (ruleJson: string) => [false, { ruleJson }];
    const malformed = refused('规则至少有一段，每段要有位数（或 *）、规则和提示');
    expect([
      await add(ruleOf()),
      await add('{"digits":1}'),
      await add(ruleOf(part(0, 'a'))),
      await add(ruleOf(part(2, 'RC'), part('*', '(?=a)a'))),
      await add(ruleOf(part(2, 'RC'), part('*', '[A-Z0-9]{6}'))),
    ]).toEqual([
      malformed,
      malformed,
      malformed,
      refused('第 2 段的规则“(?=a)a”无法执行，请使用普通的正则表达式'),
      [true, undefined],
    ]);
  });

  it('T-31 cannot be changed by who may only check values', async () => {
    const { call, signIn } = application();
    const token = await signIn('clerk');
    const payload = { ruleName: 'x', ruleCode: 'x', ruleJson: ruleOf(part('*', 'a')) };
    expect((await call({ method: 'POST', url: '/sys/checkRule/add', token, payload })).status).toBe(403);
  });
});

describeApplicationOnBothEngines('fill rules', (application) => {
  const order = seedIdentifier('fillRule', 'shop_order_number');
  const taker = async (username: string, tenant = '0') => {
    const { call, signIn } = application();
    const token = await signIn(username);
    const headers = { 'tenant-id': tenant };
    return async (code: string) =>
      (await call({ method: 'PUT', url: `/sys/fillRule/executeRuleByCode/${code}`, token, headers })).envelope;
  };
  const test = async (id: string) => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const payload = { rows: [{ id }] };
    return (await call({ method: 'PUT', url: '/sys/fillRule/test', token, payload })).envelope.message;
  };

  it('count in each tenant and each day by themselves, show the next number when tried, and use up none by that', async () => {
    const [platform, tenant] = [await taker('admin'), await taker('admin', '1001')];
    const { clock } = application();
    const day = (await platform('shop_order_number')).result;
    expect(String(day)).toMatch(/^SC\d{8}0001$/u);
    const prefix = String(day).slice(0, 10);
    expect([
      await test(order),
      await test(order),
      (await platform('shop_order_number')).result,
      (await tenant('shop_order_number')).result,
    ]).toEqual([`生成结果：${prefix}0002`, `生成结果：${prefix}0002`, `${prefix}0002`, `${prefix}0001`]);
    clock.advance(24 * 3600 * 1000);
    const next = await taker('admin');
    expect(String((await next('shop_order_number')).result).slice(-4)).toBe('0001');
  });

  it('give twenty people who ask at once twenty different numbers without a gap', async () => {
    const take = await Promise.all(['admin', 'clerk', 'supervisor', 'admin'].map((username) => taker(username)));
    const taken = await Promise.all(
      take.flatMap((one) => Array.from({ length: 5 }, () => one('certification_number'))),
    );
    const numbers = taken.map(({ result }) => Number(String(result).slice(-5))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('say that there is no such rule, that its numbers are used up, and that this version cannot make them', async () => {
    const take = await taker('admin');
    const { orm } = application().database;
    const first = String((await take('shop_order_number')).result);
    await orm.update(sysFillCounter).set({ value: 9999 }).where(eq(sysFillCounter.ruleId, order));
    const messages = [(await take('none')).message, (await take('shop_order_number')).message, await test(order)];
    await orm.execute(sql`update sys_fill_rule set handler = 'lunar' where id = ${order}`);
    const usedUp = '编码规则“商城订单号”的号码已用完，请增加末尾位数';
    expect([first.length, ...messages, (await take('shop_order_number')).message]).toEqual([
      14,
      '该编码规则不存在',
      usedUp,
      usedUp,
      '本系统没有这种生成方式或日期，请修改规则',
    ]);
  });

  it('draw random numbers of as many digits', async () => {
    const take = await taker('admin');
    expect(String((await take('pick_up_code')).result)).toMatch(/^\d{6}$/u);
  });
});
