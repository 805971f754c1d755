import { text, type Text } from '../../../kernel/index.ts';
import type { CronDraft, CronInput } from './cron-draft.types.ts';

const PART_WORDS: Readonly<Record<keyof CronDraft, Text>> = {
  second: text('秒', 'Seconds'),
  minute: text('分钟', 'Minutes'),
  hour: text('小时', 'Hours'),
  day: text('日', 'Days'),
  month: text('月', 'Months'),
  year: text('年', 'Years'),
};

const INPUT_WORDS: Readonly<Record<CronInput, Text>> = {
  start: text('起始值', 'start'),
  step: text('间隔', 'step'),
  value: text('指定值', 'value'),
  from: text('范围起点', 'beginning of the range'),
  to: text('范围终点', 'end of the range'),
  weekday: text('星期', 'weekday'),
  day: text('日期', 'day'),
  nth: text('第几个', 'number of the weekday'),
  daysBeforeEnd: text('距月底天数', 'number of days before the end of the month'),
};

/** What the editor says about a number that it does not offer. */
export const boundMessages = {
  bound: (part: keyof CronDraft, input: CronInput, least: number, most: number) =>
    text(
      `“${PART_WORDS[part]['zh-CN']}”的${INPUT_WORDS[input]['zh-CN']}请输入 ${least} 到 ${most} 的整数`,
      `${PART_WORDS[part]['en-US']}: enter a whole number from ${least} to ${most} as the ${INPUT_WORDS[input]['en-US']}`,
    ),
};
