import type { Locale } from '../../../kernel/index.ts';
import type { CronExpression } from './cron.types.ts';
import { describeInChinese } from './describe-chinese.ts';
import { describeInEnglish } from './describe-english.ts';

/**
 * Describe when an expression fires: 每周一至周五 09:00, At 09:00, Monday through Friday. Describes the meaning, not the
 * notation.
 */
export function describeCron(expression: CronExpression, locale: Locale): string {
  return locale === 'zh-CN' ? describeInChinese(expression) : describeInEnglish(expression);
}
