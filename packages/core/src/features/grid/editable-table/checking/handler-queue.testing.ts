import { fakeClock } from '../../../../testing/index.ts';
import type { CellHandler } from '../column.types.ts';
import type { PendingCheck } from '../table-engine.types.ts';
import { createHandlerQueue, type AsyncValidationResult } from './handler-queue.ts';

const column = { key: 'name', title: '姓名', type: 'input' };
/** Message of a failing rule. */
export const words = { 'zh-CN': '不行', 'en-US': 'no' };

/** A check of one cell by some handlers. */
export function check(ticket: number, handlers: readonly CellHandler[], value = '', row = 'r'): PendingCheck {
  return {
    row,
    column: 'name',
    ticket,
    check: { moment: 'change', value, id: null, values: { name: value }, column },
    handlers: handlers.map((ask) => ({ ask, message: words })),
  };
}

/** A queue and its published results, batch by batch. */
export function openQueue() {
  const clock = fakeClock();
  const heard: { readonly verdicts: readonly AsyncValidationResult[]; readonly open: number }[] = [];
  return { clock, heard, queue: createHandlerQueue(clock, (verdicts, open) => heard.push({ verdicts, open })) };
}
