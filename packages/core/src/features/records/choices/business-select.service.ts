import * as v from 'valibot';

import { defineEndpoint, pageOf, SIGNED_IN } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { ellipsis, mapResult } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { createPicker, type PickedItem, type PickerService, type PickSource } from '../../access/picker/index.ts';
import type { BusinessRow, BusinessSelectConfig } from './business-select.types.ts';

export type BusinessSelectService = PickerService<BusinessRow>;

export interface BusinessSelectDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly maximum: number;
}

export const BUSINESS_PAGE_SIZES = [5, 10, 20, 30] as const;
const MOST_NAMED = 100;
export const BUSINESS_ELLIPSIS = 12;

/** A text as the select shows it. */
export function businessLabel({ ellipsisLength = BUSINESS_ELLIPSIS }: BusinessSelectConfig, text: string): string {
  return ellipsis(text, ellipsisLength);
}

/** What tells a row of the list apart, whatever is stored of it. */
export function businessRowKey({ rowKey = 'id' }: BusinessSelectConfig, row: BusinessRow): string {
  return String(plain(row[rowKey]) ?? '');
}

/** Chooses rows of any paged list of the server. */
export function createBusinessSelect(
  { client, clock, maximum }: BusinessSelectDependencies,
  config: BusinessSelectConfig,
): BusinessSelectService {
  const { listUrl, valueUrl = listUrl, valueKey, queryParamCode, queryConfig = [] } = config;
  const list = listAt(listUrl, config);
  const values = listAt(valueUrl, config);
  const item = (row: BusinessRow) => itemOf(config, row);
  const source: PickSource<BusinessRow> = {
    item,
    load: async ({ words, filters, page, pageSize }, signal) => {
      const asked = queryConfig.flatMap(({ key }) => (filters[key] === undefined ? [] : [[key, filters[key].trim()]]));
      const query = { ...Object.fromEntries(asked), [queryParamCode]: words, pageNo: page, pageSize };
      return mapResult(await client.call(list, { query, signal, isQuiet: true }), ({ result }) => ({
        rows: result.records,
        total: result.total,
        isTotalLowerBound: result.isTotalLowerBound,
      }));
    },
    texts: async (stored, signal) => {
      const query = { [valueKey]: stored.slice(0, MOST_NAMED).map(String).join(','), pageNo: 1, pageSize: MOST_NAMED };
      return mapResult(await client.call(values, { query, signal, isQuiet: true }), ({ result }) =>
        result.records.flatMap((row) => sameChoice(stored, item(row))),
      );
    },
  };
  return createPicker({ clock, source, settings: { pageSize: BUSINESS_PAGE_SIZES[0], maximum } });
}

/** The list takes what its own server says: only the page and the fields that are stored and shown are checked. */
function listAt(path: string, config: BusinessSelectConfig) {
  const { returnKeys: [row, stored] = ['id', 'id'], rowKey = 'id', displayKey, name } = config;
  const value = v.union([v.string(), v.number(), v.boolean()]);
  const entries = { [rowKey]: value, [row]: value, [stored]: value, [displayKey]: v.nullish(value) };
  return defineEndpoint({
    name: `businessSelect.${path}`,
    method: 'GET',
    path,
    summary: name,
    access: SIGNED_IN,
    query: v.record(v.string(), v.union([v.string(), v.number()])),
    answer: pageOf(v.looseObject(entries)),
    isList: true,
  });
}

function itemOf(
  { returnKeys: [, stored] = ['id', 'id'], displayKey }: BusinessSelectConfig,
  row: BusinessRow,
): PickedItem {
  const value = plain(row[stored]) ?? '';
  return { value, text: String(plain(row[displayKey]) ?? value) };
}

function plain(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A stored list holds texts where the rows may hold numbers: the choice is named as it was stored. */
function sameChoice(stored: readonly PickedItem['value'][], item: PickedItem): readonly PickedItem[] {
  const value = stored.find((one) => String(one) === String(item.value));
  return value === undefined ? [] : [{ ...item, value }];
}
