import { localized, type LocalizedText } from '../../../kernel/index.ts';
import type { MatchType } from '../../../resources/index.ts';

/** How the members of a group of conditions are matched. */
export const matchTexts: Readonly<Record<MatchType, LocalizedText>> = {
  and: localized('AND（所有条件都要求匹配）', 'AND (all conditions must hold)'),
  or: localized('OR（条件中的任意一个匹配）', 'OR (any condition may hold)'),
};
