import { text } from '../kernel/index.ts';

export const formatMessages = {
  earlyMorning: text('早上好', 'Good morning'),
  lateMorning: text('上午好', 'Good morning'),
  noon: text('中午好', 'Good day'),
  afternoon: text('下午好', 'Good afternoon'),
  evening: text('晚上好', 'Good evening'),
  unknownStatus: (code: string) => text(`未知状态(${code})`, `Unknown status (${code})`),
} as const;

/** Shop order status → what it says. */
export const shopOrderStatuses = new Map([
  ['1', text('待付款', 'Awaiting payment')],
  ['2', text('待接单', 'Awaiting acceptance')],
  ['3', text('待派单', 'Awaiting assignment')],
  ['4', text('配送中', 'Delivering')],
  ['5', text('已完成', 'Completed')],
  ['6', text('申请退款', 'Refund requested')],
  ['7', text('已退款', 'Refunded')],
  ['8', text('已评价', 'Reviewed')],
  ['9', text('已取消', 'Cancelled')],
  ['10', text('已拒单', 'Rejected')],
  ['21', text('待自提', 'Awaiting collection')],
]);
