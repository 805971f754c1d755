import { createHash } from 'node:crypto';

import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import {
  countedKeys,
  parseFormDraft,
  planForm,
  storedFormProblem,
  storedFormSchema,
  formResourceName,
  type FormColumn,
  type FormPlan,
  type FormRowCounts,
  type StoredForm,
} from '@evergreen/core/resources';

import { onlineColumn, onlineFormVersion, onlineTable } from '../../../db/schema/index.ts';
import { sysPermissionDataRule } from '../../../db/schema/scoped-tables.ts';
import type { CallFailure } from '../../../http/call.types.ts';
import type { Services } from '../../../services.ts';
import type { StoredRow } from '../../records/resource/stored-row.types.ts';
import { onlineFormMessages as messages } from './online-form.messages.ts';
import { formTableName } from './stored-forms.ts';

/** A draft beside what is in force, with what publishing it does. */
export interface PreparedDraft {
  readonly code: string;
  readonly form: StoredForm;
  /** 0 before the first time. */
  readonly version: number;
  readonly plan: FormPlan;
  /** Of draft, version and plan. */
  readonly digest: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The form that the row of a draft describes; the error says what is wrong with it. */
export function draftedForm(row: Readonly<Record<string, unknown>>): Result<StoredForm, LocalizedText> {
  const draft = parseFormDraft(textOf(row['draft']));
  if (!draft.ok) return draft;
  const title = textOf(row['title']);
  const english = textOf(row['titleEn']);
  return ok({ ...draft.value, title: { 'zh-CN': title, 'en-US': english === '' ? title : english } });
}

type DraftServices = Pick<Services, 'database' | 'directory' | 'dictionaries'>;

/** What is wrong with a form among the other resources and dictionaries of the platform. */
export async function formProblem(
  { directory, dictionaries }: Pick<DraftServices, 'directory' | 'dictionaries'>,
  form: StoredForm,
  code: string,
): Promise<LocalizedText | undefined> {
  const codes = form.fields.flatMap(({ field }) => (field.type === 'dictionary' ? [field.dictionary] : []));
  const known = await dictionaries.byCodes([...new Set(codes)], 'zh-CN');
  return storedFormProblem(form, code, { find: directory.find, hasDictionary: (one) => Object.hasOwn(known, one) });
}

/** Reads what is in force and plans the step to the draft; the row has to be locked where it is carried out. */
export async function prepareDraft(
  services: DraftServices,
  row: StoredRow,
): Promise<Result<PreparedDraft, CallFailure>> {
  const { database } = services;
  const { orm } = database;
  const code = textOf(row['code']);
  const drafted = draftedForm(row);
  if (!drafted.ok) return err({ kind: 'business', message: drafted.error });
  const form = drafted.value;
  const problem = await formProblem(services, form, code);
  if (problem !== undefined) return err({ kind: 'business', message: problem });
  const version = Number(row['publishedVersion'] ?? 0);
  const [inForce] = await orm
    .select({ definition: onlineFormVersion.definition })
    .from(onlineFormVersion)
    .where(and(eq(onlineFormVersion.formId, row.id), eq(onlineFormVersion.version, version)));
  const published = inForce === undefined ? undefined : v.parse(storedFormSchema, inForce.definition);
  const columns = await readColumns(database, row.id);
  const counts =
    published === undefined ? undefined : await countRows(database, row.id, columns, countedKeys(published, form));
  const plan = planForm(published, form, columns, counts);
  const uses = await ruleUses(database, code, plan, columns);
  const items = [...plan.items, ...uses];
  const digest = createHash('sha256')
    .update(JSON.stringify([row.id, version, form, items]))
    .digest('hex');
  return ok({ code, form, version, plan: { ...plan, items }, digest });
}

async function readColumns({ orm }: DraftServices['database'], formId: string): Promise<readonly FormColumn[]> {
  const rows = await orm.select().from(onlineColumn).where(eq(onlineColumn.formId, formId)).orderBy(onlineColumn.no);
  const column = v.object({ no: v.number(), key: v.string(), kind: v.string(), state: v.picklist(['live', 'hidden']) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because kinds are written from the fields of published forms alone
  return rows.map((row) => v.parse(column, row) as FormColumn);
}

async function countRows(
  { orm }: DraftServices['database'],
  formId: string,
  columns: readonly FormColumn[],
  keys: ReturnType<typeof countedKeys>,
): Promise<FormRowCounts> {
  const [table] = await orm.select({ no: onlineTable.no }).from(onlineTable).where(eq(onlineTable.formId, formId));
  async function countsOf(
    of: readonly string[],
    count: (column: ReturnType<typeof sql.identifier>) => ReturnType<typeof sql>,
  ) {
    const found: Record<string, number> = {};
    for (const key of table === undefined ? [] : of) {
      const column = columns.find((one) => one.key === key && one.state === 'live');
      if (column === undefined) continue;
      const [row] = await orm.execute<{ total: number }>(count(sql.identifier(`c${column.no}`)));
      found[key] = row?.total ?? 0;
    }
    return found;
  }
  const name = sql.identifier(formTableName(table?.no ?? 0));
  return {
    empty: await countsOf(
      keys.empty,
      (column) =>
        sql`select count(*)::int4 as total from ${name} where del_flag = 0 and (${column} is null or ${column}::text = '')`,
    ),
    duplicates: await countsOf(
      keys.duplicates,
      (
        column,
      ) => sql`select count(*)::int4 as total from (select 1 from ${name} where del_flag = 0 and ${column} is not null
        group by tenant_id, ${column} having count(*) > 1) twice`,
    ),
  };
}

/** Data rules that name a field which the plan takes away: they would close the rows that they limit. */
async function ruleUses(
  { orm }: DraftServices['database'],
  code: string,
  plan: FormPlan,
  before: readonly FormColumn[],
): Promise<FormPlan['items']> {
  const live = new Set(plan.columns.flatMap(({ key, state }) => (state === 'live' ? [key] : [])));
  const gone = before.filter(({ key, state }) => state === 'live' && !live.has(key));
  if (gone.length === 0) return [];
  const rules = await orm
    .select({ name: sysPermissionDataRule.ruleName, condition: sysPermissionDataRule.ruleCondition })
    .from(sysPermissionDataRule)
    .where(and(eq(sysPermissionDataRule.resource, formResourceName(code)), eq(sysPermissionDataRule.delFlag, 0)));
  return gone.flatMap(({ key }) =>
    rules
      .filter(({ condition }) => JSON.stringify(condition ?? null).includes(JSON.stringify(key).slice(1, -1)))
      .map(({ name }) => ({ kind: 'refuse' as const, text: messages.ruleUses(key, name) })),
  );
}
