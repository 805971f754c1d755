import { localized, type LocalizedText } from '../../kernel/index.ts';
import { LONGEST_PERIOD_DAYS, type PeriodFault } from './period.ts';

/** What is wrong with a period, and what to choose instead. */
export const periodFaultTexts: Readonly<Record<PeriodFault, LocalizedText>> = {
  malformed: localized(
    '统计时段不是有效的日期，请按“年-月-日”重新选择',
    'The period is not made of dates. Choose its first and last day.',
  ),
  reversed: localized('统计时段的开始晚于结束，请重新选择', 'The period ends before it begins. Choose it again.'),
  tooLong: localized(
    `统计时段最长 ${LONGEST_PERIOD_DAYS} 天，请选择较短的时段`,
    `A period has at most ${LONGEST_PERIOD_DAYS} days. Choose a shorter one.`,
  ),
};
