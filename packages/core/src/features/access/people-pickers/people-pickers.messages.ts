import { localized, type LocalizedText } from '../../../kernel/index.ts';

const texts = new Map<number | null, LocalizedText>([
  [1, localized('男', 'Male')],
  [2, localized('女', 'Female')],
]);
const UNKNOWN = localized('', '');

/** 1 男, 2 女; empty for anything else. */
export function sexText(sex: number | null): LocalizedText {
  return texts.get(sex) ?? UNKNOWN;
}
