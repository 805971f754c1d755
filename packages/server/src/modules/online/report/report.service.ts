import {
  REPORT_PARAMETER,
  type ReportColumns,
  type ReportQueryItem,
  type Schema,
  type SortOrder,
} from '@evergreen/core/contract';
import { err, mapResult, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import * as v from 'valibot';

import type { CallFailure, Caller, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import { invalidInput } from '../../../http/invalid-input.ts';
import type { DictionaryRepository } from '../../records/dictionary/dictionary.repository.ts';
import type { ReportQuerySource, ReportRows, ReportSource } from './report-source.types.ts';
import { reportMessages as messages } from './report.messages.ts';

/** Parameters of a data call as the contract's schema leaves them. */
export interface DataQuery {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly column?: string | undefined;
  readonly order?: SortOrder | undefined;
  readonly [name: string]: unknown;
}

export interface ReportService {
  columns(code: string, call: SignedInCall): Promise<CallOutcome<ReportColumns>>;
  queryItems(code: string, call: SignedInCall): Promise<CallOutcome<ReportQueryItem[]>>;
  data(code: string, query: DataQuery, call: SignedInCall): Promise<CallOutcome<ReportRows>>;
}

export interface ReportDependencies {
  readonly sources: ReadonlyMap<string, ReportSource>;
  readonly dictionaries: Pick<DictionaryRepository, 'byCodes'>;
  readonly holds: (caller: Caller, code: string) => Promise<boolean>;
}

/** Query fields that a form shows before it is unfolded: a row of them beside its buttons. */
const UNFOLDED = 3;

/** The time stamp that keeps browsers from repeating an answer. */
const TIME_STAMP = '_t';

/** Reports by code; a caller reaches those whose rows they may read. */
export function createReportService({ sources, dictionaries, holds }: ReportDependencies): ReportService {
  async function sourceOf(code: string, { caller }: SignedInCall): Promise<Result<ReportSource, CallFailure>> {
    const source = sources.get(code);
    if (source === undefined) return err({ kind: 'business', message: messages.unknown });
    for (const permission of source.permissions) if (await holds(caller, permission)) return ok(source);
    return err({ kind: 'forbidden', message: httpServerMessages.forbidden(source.permissions[0]) });
  }

  return {
    async columns(code, call) {
      const found = await sourceOf(code, call);
      if (!found.ok) return found;
      const { title, columns, queryItems } = found.value;
      const codes = [
        ...columns.flatMap(({ dictionary }) => dictionary ?? []),
        ...queryItems.flatMap((item) => (item.view === 'list' ? [item.dictionary] : [])),
      ];
      return ok({
        result: {
          cgRpConfigId: code,
          cgRpConfigName: title[call.locale],
          columns: columns.map(
            ({ key, title: head, width = null, align = 'left', isSortable = false, dictionary }) => ({
              title: head[call.locale],
              dataIndex: key,
              align,
              width,
              sorter: isSortable,
              customRender: dictionary ?? null,
            }),
          ),
          dictOptions: await dictionaries.byCodes([...new Set(codes)], call.locale),
        },
      });
    },
    async queryItems(code, call) {
      const found = await sourceOf(code, call);
      return mapResult(found, ({ queryItems }) => ({
        result: queryItems.map((item, place) => ({
          field: item.field,
          label: item.label[call.locale],
          mode: isRange(item) ? ('group' as const) : ('single' as const),
          view: item.view,
          hidden: place < UNFOLDED ? '0' : '1',
          dictCode: item.view === 'list' ? item.dictionary : item.view === 'sel_search' ? item.lookup : null,
        })),
      }));
    },
    async data(code, { pageNo, pageSize, column, order = 'asc', ...rest }, call) {
      const found = await sourceOf(code, call);
      if (!found.ok) return found;
      const source = found.value;
      if (column !== undefined && !source.columns.some(({ key, isSortable }) => key === column && isSortable === true))
        return err({ kind: 'invalid', message: messages.unsortable, fields: { column: messages.unsortable } });
      const read = readParameters(source, rest);
      if (!read.ok) return read;
      return source.read(
        { ...read.value, pageNo, pageSize, sorter: column === undefined ? null : { column, order } },
        call,
      );
    },
  };
}

const isRange = (item: ReportQuerySource) => 'isRange' in item && item.isRange;

interface ReadParameters {
  readonly query: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** What the source declares, parsed. Anything else is refused: a condition that is passed over would answer too many rows. */
function readParameters(
  { queryItems, parameters }: ReportSource,
  sent: Readonly<Record<string, unknown>>,
): Result<ReadParameters, CallFailure> {
  const declared = new Map(
    queryItems.flatMap((item) =>
      (isRange(item) ? [`${item.field}_begin`, `${item.field}_end`] : [item.field]).map(
        (name) => [name, item] as const,
      ),
    ),
  );
  const read = { query: {} as Record<string, unknown>, parameters: {} as Record<string, unknown> };
  for (const [name, value] of Object.entries(sent)) {
    if (name === TIME_STAMP || value === '' || value === undefined) continue;
    const isParameter = name.startsWith(REPORT_PARAMETER);
    const own = isParameter ? name.slice(REPORT_PARAMETER.length) : name;
    const item = declared.get(own);
    const schema = isParameter ? ownEntry(parameters, own) : item?.schema;
    if (schema === undefined) return err(undeclared(name, isParameter));
    const parsed = v.safeParse(v.object({ [name]: schema }), { [name]: value });
    if (!parsed.success) return err(invalidInput(parsed.issues, () => (isParameter ? undefined : item?.label)));
    read[isParameter ? 'parameters' : 'query'][own] = parsed.output[name];
  }
  return ok(read);
}

function ownEntry(parameters: Readonly<Record<string, Schema>>, name: string): Schema | undefined {
  return Object.hasOwn(parameters, name) ? parameters[name] : undefined;
}

function undeclared(name: string, isParameter: boolean): CallFailure {
  const shown = name.slice(0, 64);
  const message: LocalizedText = isParameter ? messages.unknownParameter(shown) : messages.unknownQuery(shown);
  return { kind: 'invalid', message, fields: { [shown]: message } };
}
