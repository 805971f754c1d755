import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplication } from '../../../../test/test-application.ts';

const row = v.looseObject({ id: v.string() });
const page = v.looseObject({ records: v.array(row) });

describeApplication('orders of the shop', (application) => {
  async function shop() {
    const token = await application().signIn('admin');
    const { call } = application();
    const list = async (resource: string, query: string) => {
      const read = await call({ method: 'GET', url: `/isps/${resource}/list?pageSize=100&${query}`, token });
      return v.parse(page, read.envelope.result).records;
    };
    return {
      inState: async (status: string) => list('shopOrder', `status=${status}`),
      linesOf: (order: string) => list('shopOrderItem', `orderId=${order}`),
      act: async (action: string, order: string, asked: object = {}) => {
        const { envelope } = await call({
          method: 'PUT',
          url: `/isps/shopOrder/${action}`,
          token,
          payload: { rows: [{ id: order }], asked },
        });
        return [envelope.success, envelope.message];
      },
      read: async (resource: string, id: unknown) => {
        const answer = await call({ method: 'GET', url: `/isps/${resource}/queryById?id=${String(id)}`, token });
        return v.parse(row, answer.envelope.result);
      },
    };
  }

  it('PAGE-08 give back to stock and sales what they took when they are refused, and no other order does', async () => {
    const { inState, linesOf, act, read } = await shop();
    const [waiting, other] = await inState('2');
    const lines = await linesOf(waiting?.id ?? '');
    const goods = async () =>
      Promise.all(
        lines.map(async ({ goodsId }) => {
          const { stock, sales } = await read('retireGoods', goodsId);
          return [stock, sales];
        }),
      );
    const before = await goods();
    const silent = await act('refuse', waiting?.id ?? '');
    await act('accept', other?.id ?? '');
    const untouched = await goods();
    const refused = await act('refuse', waiting?.id ?? '', { refuseReason: '库存不足' });
    const after = await goods();
    const twice = await act('cancel', waiting?.id ?? '');
    const given = lines.map(({ quantity }, index) => [
      Number(before[index]?.[0]) + Number(quantity),
      Number(before[index]?.[1]) - Number(quantity),
    ]);
    expect([lines.length > 0, silent[0], untouched, refused[0], after, twice[0]]).toEqual([
      true,
      false,
      before,
      true,
      given,
      false,
    ]);
  });

  it('PAGE-08 are cancelled or refunded from every state that they stand in, with a reason, and tell what goes back', async () => {
    const { inState, linesOf, act, read } = await shop();
    const goodsOf = async (order: string) =>
      Promise.all(
        (await linesOf(order)).map(async ({ goodsId, quantity }) => {
          const { stock, sales } = await read('retireGoods', goodsId);
          return [Number(stock) - Number(sales), Number(quantity)] as const;
        }),
      );
    const told: unknown[] = [];
    for (const [status, action] of [
      ['2', 'cancelPaid'],
      ['3', 'cancelPaid'],
      ['4', 'cancelPaid'],
      ['21', 'cancelPaid'],
      ['5', 'refundFinished'],
      ['8', 'refundFinished'],
    ] as const) {
      const [order] = await inState(status);
      const id = order?.id ?? '';
      const before = await goodsOf(id);
      const [isSilent] = await act(action, id);
      const [isDone] = await act(action, id, { refundReason: '商品破损' });
      const after = await goodsOf(id);
      const taken = await read('shopOrder', id);
      const { totalPrice, totalPoints } = taken;
      told.push({
        steps: [isSilent, isDone, taken['status'], taken['refundReason'], taken['refundTime']],
        back: [taken['returnedAmount'] === totalPrice, taken['returnedPoints'] === totalPoints],
        stock: after.every(([left], index) => left === (before[index]?.[0] ?? 0) + 2 * (before[index]?.[1] ?? 0)),
      });
    }
    expect(told).toEqual(
      Array.from({ length: 6 }, () => ({
        steps: [false, true, '7', '商品破损', expect.stringContaining('2026-01-15')],
        back: [true, true],
        stock: true,
      })),
    );
  });

  it('come back from the courier and from the counter, and nothing goes back with them or with what was never paid', async () => {
    const { inState, act, read } = await shop();
    const [[sent], [ready], [unpaid]] = [await inState('4'), await inState('21'), await inState('1')];
    const steps = [
      (await act('comeBack', sent?.id ?? ''))[0],
      (await act('comeBack', sent?.id ?? '', { returnReason: '无人在家' }))[0],
      (await act('comeBack', ready?.id ?? '', { returnReason: '三天未取' }))[0],
      (await act('assign', sent?.id ?? '', { deliverer: '方大勇' }))[0],
      (await act('cancel', unpaid?.id ?? ''))[0],
    ];
    const rows = [
      await read('shopOrder', sent?.id),
      await read('shopOrder', ready?.id),
      await read('shopOrder', unpaid?.id),
    ];
    expect([steps, rows.map((one) => [one['status'], one['returnReason'], one['returnedAmount']])]).toEqual([
      [false, true, true, true, true],
      [
        ['4', '无人在家', null],
        ['3', '三天未取', null],
        ['9', null, null],
      ],
    ]);
  });

  it('go back to where they were when a refund is denied, with the reason', async () => {
    const { inState, act, read } = await shop();
    const [asked] = await inState('6');
    const silent = await act('denyRefund', asked?.id ?? '');
    const denied = await act('denyRefund', asked?.id ?? '', { denyReason: '商品已拆封' });
    const { status, denyReason, statusBefore } = await read('shopOrder', asked?.id);
    const again = await act('denyRefund', asked?.id ?? '', { denyReason: '商品已拆封' });
    expect([silent[0], denied[0], status, denyReason, statusBefore, again[0]]).toEqual([
      false,
      true,
      '5',
      '商品已拆封',
      null,
      false,
    ]);
  });

  it('are collected or delivered, each by its own way to the end', async () => {
    const { inState, act, read } = await shop();
    const waiting = await inState('3');
    const collected = waiting.find(({ deliveryMode }) => deliveryMode === '1')?.id ?? '';
    const delivered = waiting.find(({ deliveryMode }) => deliveryMode === '2')?.id ?? '';
    const steps = [
      (await act('assign', collected, { deliverer: '方大勇' }))[0],
      (await act('ready', delivered))[0],
      (await act('ready', collected))[0],
      (await act('assign', delivered, { deliverer: '方大勇' }))[0],
      (await act('finish', collected))[0],
      (await act('finish', delivered))[0],
    ];
    const ends = [await read('shopOrder', collected), await read('shopOrder', delivered)];
    expect([steps, ends.map(({ status, deliverer }) => [status, deliverer])]).toEqual([
      [false, false, true, true, true, true],
      [
        ['5', null],
        ['5', '方大勇'],
      ],
    ]);
  });
});
