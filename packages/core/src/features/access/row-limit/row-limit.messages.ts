import { localized } from '../../../kernel/index.ts';

export const rowLimitMessages = {
  /** 本部门的数据：54 / 200 */
  limit: (sentence: string, reached: number, total: number) =>
    localized(`${sentence}：${reached} / ${total}`, `${sentence}: ${reached} of ${total}`),
} as const;
