import { and, asc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import {
  onlineFormResource,
  placeInDirectory,
  resourceOfForm,
  storedFormSchema,
  formResourceName,
  type Resource,
  type ResourceDirectory,
  type StoredForm,
  type StoredResources,
} from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { onlineColumn, onlineFormVersion, onlineTable } from '../../../db/schema/index.ts';
import { placeRows } from '../../../db/stored-tables.ts';
import type { CallFailure } from '../../../http/call.types.ts';
import { onlineFormMessages as messages } from './online-form.messages.ts';

/** A form in force. */
export interface PublishedForm {
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly form: StoredForm;
  readonly resource: Resource;
}

/** The forms that staff made, as this process knows them. */
export interface StoredForms extends StoredResources {
  readonly find: (name: string) => Resource | undefined;
  readonly byCode: (code: string) => PublishedForm | undefined;
  /** Reads what changed since; each call that is signed in begins with it. Costs no statement while no right and no form is another one. */
  readonly refresh: () => Promise<void>;
  /**
   * Why a resource may not be written: another process has published its form meanwhile. To be asked first in the transaction of a write, until
   * whose end the form stays as it is.
   */
  readonly refusal: (resource: Resource) => Promise<CallFailure | undefined>;
}

const PUBLISHED = onlineFormResource.fields.status.states.published;

const rows = unscopedRows(onlineFormResource);
const columnOf = (key: keyof typeof onlineFormResource.fields) => unscopedColumn(onlineFormResource, key);

/** The table of a form. */
export const formTableName = (no: number): string => `online_f${no}`;

/** The columns of a form's table by the keys of its fields. */
export function placedColumns(
  columns: readonly { readonly no: number; readonly key: string; readonly state: string }[],
): ReadonlyMap<string, string> {
  return new Map(columns.flatMap(({ no, key, state }) => (state === 'live' ? [[key, `c${no}`] as const] : [])));
}

async function readForms({ orm }: Pick<Database, 'orm'>) {
  return orm
    .select({
      id: rows.id,
      code: sql<string>`${columnOf('code')}`,
      version: onlineFormVersion.version,
      definition: onlineFormVersion.definition,
      tableNo: onlineTable.no,
    })
    .from(rows)
    .innerJoin(
      onlineFormVersion,
      and(eq(onlineFormVersion.formId, rows.id), eq(onlineFormVersion.version, sql`${columnOf('publishedVersion')}`)),
    )
    .innerJoin(onlineTable, eq(onlineTable.formId, rows.id))
    .where(and(eq(rows.delFlag, 0), eq(sql`${columnOf('status')}`, PUBLISHED)))
    .orderBy(asc(rows.createTime), asc(rows.id));
}

/** @param directoryOf the directory that the forms are part of, in which they find what they refer to */
export function createStoredForms(database: Database, directoryOf: () => ResourceDirectory): StoredForms {
  const { orm, versions } = database;
  let forms: ReadonlyMap<string, PublishedForm> = new Map();
  let all: readonly Resource[] = [];
  let readUnder: string | undefined;
  let asked: string | undefined;
  let reading: Promise<void> = Promise.resolve();

  async function read(under: string): Promise<void> {
    const found = await readForms(database);
    const columns = found.length === 0 ? [] : await orm.select().from(onlineColumn);
    const next = found.map(({ id, code, version, definition, tableNo }): PublishedForm => {
      const known = forms.get(code);
      if (known?.id === id && known.version === version) return known;
      const form = v.parse(storedFormSchema, definition);
      const resource = resourceOfForm(form, { code });
      const own = columns.filter(({ formId }) => formId === id);
      placeRows(resource, { name: formTableName(tableNo), columns: placedColumns(own) });
      placeInDirectory(resource, directoryOf());
      return { id, code, version, form, resource };
    });
    readUnder = under;
    if (next.length === forms.size && next.every((one) => forms.get(one.code) === one)) return;
    forms = new Map(next.map((one) => [one.code, one]));
    all = next.map(({ resource }) => resource);
  }

  const codeOf = (name: string) => name.slice(formResourceName('').length);
  const isStored = (name: string) => name.startsWith(formResourceName(''));

  return {
    find: (name) => (isStored(name) ? forms.get(codeOf(name))?.resource : undefined),
    byCode: (code) => forms.get(code),
    all: () => all,
    async refresh() {
      const current = (await versions.current())?.rights;
      if (current === undefined || current === readUnder) return;
      // Calls of one moment read once; a later one waits for that and reads anew.
      if (current !== asked) {
        asked = current;
        const begin = () => read(current);
        reading = reading.then(begin, begin);
      }
      try {
        await reading;
      } catch (error) {
        asked = undefined;
        throw error;
      }
    },
    async refusal({ name }) {
      if (!isStored(name)) return undefined;
      const known = forms.get(codeOf(name));
      const [row] = await orm
        .select({ version: sql<number>`${columnOf('publishedVersion')}`, status: sql<string>`${columnOf('status')}` })
        .from(rows)
        .where(and(eq(sql`${columnOf('code')}`, codeOf(name)), eq(rows.delFlag, 0)))
        .for('share');
      if (row === undefined || row.status !== PUBLISHED) return { kind: 'missing', message: messages.withdrawn };
      return row.version === known?.version ? undefined : { kind: 'overtaken', message: messages.changed(row.version) };
    },
  };
}
