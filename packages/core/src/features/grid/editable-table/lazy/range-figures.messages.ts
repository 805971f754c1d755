import { localized, type LocalizedText } from '../../../../kernel/index.ts';
import type { RangeFigures } from './range-figures.ts';

/** `计数 3 · 合计 583.5 · 平均 194.5`; without numbers the count alone. */
export function rangeFiguresText({ count, sum, average, isCounted }: RangeFigures): LocalizedText {
  const more = isCounted ? '' : '…';
  if (sum === '') return localized(`计数 ${count}${more}`, `Count ${count}${more}`);
  return localized(
    `计数 ${count} · 合计 ${sum} · 平均 ${average}${more}`,
    `Count ${count} · Sum ${sum} · Average ${average}${more}`,
  );
}
