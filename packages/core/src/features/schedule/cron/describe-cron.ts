import type { Locale } from '../../../kernel/index.ts';
import type { CronExpression } from './cron.types.ts';
import { describeInChinese } from './describe-chinese.ts';
import { describeInEnglish } from './describe-english.ts';

/** When an expression fires, in words: 每周一至周五 09:00, At 09:00, Monday through Friday. It says what the text does, not what it looks like. */
export function describeCron(expression: CronExpression, locale: Locale): string {
  return locale === 'zh-CN' ? describeInChinese(expression) : describeInEnglish(expression);
}
