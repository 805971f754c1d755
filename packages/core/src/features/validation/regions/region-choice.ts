import { localized, sameText, type LocalizedText } from '../../../kernel/index.ts';
import type { RegionTable } from './region.types.ts';

const messages = {
  badType: sameText('Bad type value'),
  withdrawn: (name: string) => localized(`${name}（已撤销）`, `${name} (abolished)`),
  unknown: (code: string) => localized(`${code}（未知地区）`, `${code} (unknown region)`),
} as const;

/** How regions are chosen: in one list of three columns, or in three lists. */
export type RegionSelectorType = 'cascader' | 'select';

/** Check a type that comes from configuration. */
export function regionSelectorType(type: string): RegionSelectorType | { readonly problem: LocalizedText } {
  return type === 'cascader' || type === 'select' ? type : { problem: messages.badType };
}

/** What the code of a chosen region reads as. An abolished one has its earlier name, `knownName` where the table does not know it. */
export function regionText(table: RegionTable, code: string, knownName?: string): LocalizedText {
  const region = table.find(code);
  if (region === undefined) return knownName === undefined ? messages.unknown(code) : sameText(knownName);
  return region.state === 'current' ? sameText(region.name) : messages.withdrawn(knownName ?? region.name);
}
