import { describe, expect, it } from 'vitest';

import { shopOrderStatus } from './shop-order-status.ts';

describe('shop order status', () => {
  it('FMT-01 labels the shop order statuses 1 to 10 and 21', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 21].map((code) => shopOrderStatus(code)['zh-CN'])).toEqual([
      '待付款',
      '待接单',
      '待派单',
      '配送中',
      '已完成',
      '申请退款',
      '已退款',
      '已评价',
      '已取消',
      '已拒单',
      '待自提',
    ]);
    expect(shopOrderStatus('21')['en-US']).toBe('Awaiting collection');
  });

  it("FMT-01 prefers the dictionary's labels, and reports an unknown status", () => {
    const dictionary = [
      { value: '1', text: '等待付款' },
      { value: '30', text: '已归档' },
    ];
    expect([
      shopOrderStatus(1, dictionary),
      shopOrderStatus('30', dictionary),
      shopOrderStatus(2, dictionary)['zh-CN'],
      shopOrderStatus(11),
    ]).toEqual([
      { 'zh-CN': '等待付款', 'en-US': '等待付款' },
      { 'zh-CN': '已归档', 'en-US': '已归档' },
      '待接单',
      { 'zh-CN': '未知状态(11)', 'en-US': 'Unknown status (11)' },
    ]);
  });
});
