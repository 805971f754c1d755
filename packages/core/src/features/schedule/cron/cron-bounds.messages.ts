import { localized, type LocalizedText } from '../../../kernel/index.ts';
import type { CronDraft, CronDraftInput } from './cron-draft.types.ts';

const PART_WORDS: Readonly<Record<keyof CronDraft, LocalizedText>> = {
  second: localized('秒', 'Seconds'),
  minute: localized('分钟', 'Minutes'),
  hour: localized('小时', 'Hours'),
  day: localized('日', 'Days'),
  month: localized('月', 'Months'),
  year: localized('年', 'Years'),
};

const INPUT_WORDS: Readonly<Record<CronDraftInput, LocalizedText>> = {
  start: localized('起始值', 'start'),
  step: localized('间隔', 'step'),
  value: localized('指定值', 'value'),
  from: localized('范围起点', 'beginning of the range'),
  to: localized('范围终点', 'end of the range'),
  weekday: localized('星期', 'weekday'),
  day: localized('日期', 'day'),
  nth: localized('第几个', 'number of the weekday'),
  daysBeforeEnd: localized('距月底天数', 'number of days before the end of the month'),
};

/** Messages about numbers outside the editor's bounds. */
export const boundMessages = {
  bound: (part: keyof CronDraft, input: CronDraftInput, least: number, most: number) =>
    localized(
      `“${PART_WORDS[part]['zh-CN']}”的${INPUT_WORDS[input]['zh-CN']}请输入 ${least} 到 ${most} 的整数`,
      `${PART_WORDS[part]['en-US']}: enter a whole number from ${least} to ${most} as the ${INPUT_WORDS[input]['en-US']}`,
    ),
};
