import { localized } from '../../kernel/index.ts';

export const shopOrderMessages = {
  unknownStatus: (code: string) => localized(`未知状态(${code})`, `Unknown status (${code})`),
} as const;

/** Shop order status → label. */
export const shopOrderStatuses = new Map([
  ['1', localized('待付款', 'Awaiting payment')],
  ['2', localized('待接单', 'Awaiting acceptance')],
  ['3', localized('待派单', 'Awaiting assignment')],
  ['4', localized('配送中', 'Delivering')],
  ['5', localized('已完成', 'Completed')],
  ['6', localized('申请退款', 'Refund requested')],
  ['7', localized('已退款', 'Refunded')],
  ['8', localized('已评价', 'Reviewed')],
  ['9', localized('已取消', 'Cancelled')],
  ['10', localized('已拒单', 'Rejected')],
  ['21', localized('待自提', 'Awaiting collection')],
]);
