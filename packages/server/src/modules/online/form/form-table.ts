import { eq, getTableName, sql } from 'drizzle-orm';

import { placeInDirectory, resourceOfForm, type Resource } from '@evergreen/core/resources';

import { presentParts, tableStatements } from '../../../db/form-ddl.ts';
import { placeRows } from '../../../db/stored-tables.ts';
import { onlineColumn, onlineFormVersion, onlineTable } from '../../../db/schema/index.ts';
import { errorForLog } from '../../../http/failure-of-error.ts';
import type { Services } from '../../../services.ts';
import { unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { MOST_INDEXED_AT_ONCE, type PreparedDraft } from './form-draft.ts';
import { formTableName, placedColumns } from './stored-forms.ts';

/** What a publication is noted with. */
interface VersionNote {
  readonly id: string;
  readonly version: number;
  readonly note: string;
  /** Username. */
  readonly by: string;
}

/** Makes the tables of forms, and notes what each version of a form is. */
export interface FormTables {
  /** The resource as it is about to be, with its place in the database. */
  place(formId: string, draft: PreparedDraft): Promise<Resource>;
  /** What its table lacks, in the transaction of the publication; all indexes of a new table. */
  build(resource: Resource): Promise<void>;
  writeVersion(note: VersionNote, draft: PreparedDraft): Promise<void>;
  /** The indexes that are missing, one by one outside of every transaction; a list works without one, and the next publication tries again. */
  addIndexes(resource: Resource): Promise<void>;
}

export function createFormTables({
  database,
  directory,
  clock,
  logger,
}: Pick<Services, 'database' | 'directory' | 'clock' | 'logger'>): FormTables {
  const { orm } = database;
  const nameOfTable = (resource: Resource): string => getTableName(unscopedRows(resource));

  async function tableNumber(formId: string): Promise<number> {
    await orm.insert(onlineTable).values({ formId }).onConflictDoNothing();
    const [table] = await orm.select({ no: onlineTable.no }).from(onlineTable).where(eq(onlineTable.formId, formId));
    if (table === undefined) throw new Error('The number of a table was just given');
    return table.no;
  }

  return {
    async place(formId, { form, code, plan }) {
      const resource = resourceOfForm(form, { code });
      const name = formTableName(await tableNumber(formId));
      placeRows(resource, { name, columns: placedColumns(plan.columns) });
      placeInDirectory(resource, directory);
      return resource;
    },
    async build(resource) {
      const present = await presentParts(orm, nameOfTable(resource));
      const { building, indexing } = tableStatements(unscopedRows(resource), present);
      const isNew = present.columns.size === 0;
      for (const statement of [...building, ...(isNew ? indexing.values() : [])]) await orm.execute(sql.raw(statement));
    },
    async writeVersion({ id, version, note, by }, { form, plan }) {
      const publishedAt = clock.now();
      await orm
        .insert(onlineFormVersion)
        .values({ formId: id, version, definition: form, plan: plan.items, note, publishedBy: by, publishedAt });
      for (const { no, key, kind, state } of plan.columns)
        await orm
          .insert(onlineColumn)
          .values({ formId: id, no, key, kind, state, since: version })
          .onConflictDoUpdate({
            target: [onlineColumn.formId, onlineColumn.no],
            set: {
              state,
              since: sql`case when ${onlineColumn.state} = ${state} then ${onlineColumn.since} else ${version} end`,
            },
          });
    },
    async addIndexes(resource) {
      const isConcurrent = database.engine === 'postgresql';
      const name = nameOfTable(resource);
      const { indexing } = tableStatements(unscopedRows(resource), await presentParts(orm, name), { isConcurrent });
      if (indexing.size === 0) return;
      if (!isConcurrent && (await orm.$count(unscopedRows(resource))) > MOST_INDEXED_AT_ONCE) {
        logger.warn('onlineForm.notIndexed', { resource: resource.name, indexes: indexing.size });
        return;
      }
      for (const [index, statement] of indexing) {
        try {
          // One that was broken off is there and not valid.
          await orm.execute(sql`drop index if exists ${sql.identifier(index)}`);
          await orm.execute(sql.raw(statement));
        } catch (error) {
          logger.warn('onlineForm.notIndexed', { resource: resource.name, index, ...errorForLog(error) });
          await orm.execute(sql`drop index if exists ${sql.identifier(index)}`);
        }
      }
    },
  };
}
