import { and, desc, eq, inArray, lt, lte } from 'drizzle-orm';

import { EXPORTED_FILE_AGE, LISTED_EXPORTS, type ExportJobState } from '@evergreen/core/contract';
import { days, minutes } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../../db/index.ts';
import { sysExportJob } from '../../../../db/schema/index.ts';

/** Whose jobs. */
export interface JobOwner {
  readonly tenantId: number;
  readonly userId: string;
}

export type JobProblem = 'interrupted' | 'broken' | 'storageFull' | 'tooManyRows';
export type ExportJobRow = typeof sysExportJob.$inferSelect;

export interface NewExportJob extends JobOwner {
  readonly id: string;
  readonly resource: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly isRevealed: boolean;
}

/** A job is reached through its owner; the server that makes its file knows it by its identifier. */
export interface ExportJobRepository {
  add(job: NewExportJob): Promise<ExportJobRow>;
  /** The latest first. */
  list(owner: JobOwner): Promise<readonly ExportJobRow[]>;
  find(owner: JobOwner, id: string): Promise<ExportJobRow | undefined>;
  /** How many are waiting or running. */
  countOpen(owner: JobOwner): Promise<number>;
  /** Ends one that is waiting or running; false where none is. */
  cancel(owner: JobOwner, id: string): Promise<boolean>;
  delete(owner: JobOwner, id: string): Promise<void>;
  /** Notes how far a job is, and that the others of this server wait for it; false where it was ended. */
  progress(id: string, place: { readonly written: number; readonly total: number | null }): Promise<boolean>;
  alive(ids: readonly string[]): Promise<void>;
  /** False where it was ended meanwhile. */
  finish(id: string, file: { readonly size: number }): Promise<boolean>;
  fail(id: string, problem: JobProblem): Promise<void>;
  /** Ends what no server has been at for long, and forgets what is old. */
  tidy(): Promise<void>;
  /** Takes the files of some jobs that are past their time: each is answered once. */
  takeExpired(): Promise<readonly string[]>;
}

/** A job that no server has noted anything of for so long was interrupted. */
const SILENCE = minutes(5);
/** How long an export is remembered. */
const REMEMBERED = days(30);
/** Files that one step removes. */
const EXPIRED_STEP = 20;

const OPEN: readonly ExportJobState[] = ['waiting', 'running'];

// oxlint-disable-next-line eslint/max-lines-per-function -- because its queries share one connection
export function createExportJobRepository({ orm }: Pick<Database, 'orm'>, clock: ClockPort): ExportJobRepository {
  const table = sysExportJob;
  const ownedBy = ({ tenantId, userId }: JobOwner) => and(eq(table.tenantId, tenantId), eq(table.userId, userId));
  const isOpen = inArray(table.status, [...OPEN]);
  const isThis = (owner: JobOwner, id: string) => and(ownedBy(owner), eq(table.id, id));
  const openOne = (id: string) => and(eq(table.id, id), isOpen);

  return {
    async add(job) {
      const now = clock.now();
      const [row] = await orm
        .insert(table)
        .values({ ...job, status: 'waiting', createdAt: now, aliveAt: now })
        .returning();
      if (row === undefined) throw new Error('An export job was written and not answered');
      return row;
    },
    list: (owner) =>
      orm
        .select()
        .from(table)
        .where(ownedBy(owner))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(LISTED_EXPORTS),
    async find(owner, id) {
      const [row] = await orm.select().from(table).where(isThis(owner, id));
      return row;
    },
    countOpen: (owner) => orm.$count(table, and(ownedBy(owner), isOpen)),
    async cancel(owner, id) {
      const ended = await orm
        .update(table)
        .set({ status: 'cancelled' })
        .where(and(isThis(owner, id), isOpen))
        .returning({ id: table.id });
      return ended.length > 0;
    },
    async delete(owner, id) {
      await orm.delete(table).where(isThis(owner, id));
    },
    async progress(id, place) {
      const found = await orm
        .update(table)
        .set({ ...place, status: 'running', aliveAt: clock.now() })
        .where(openOne(id))
        .returning({ id: table.id });
      return found.length > 0;
    },
    async alive(ids) {
      if (ids.length === 0) return;
      await orm
        .update(table)
        .set({ aliveAt: clock.now() })
        .where(and(inArray(table.id, [...ids]), isOpen));
    },
    async finish(id, { size }) {
      const found = await orm
        .update(table)
        .set({ status: 'done', size, expiresAt: clock.now() + EXPORTED_FILE_AGE })
        .where(openOne(id))
        .returning({ id: table.id });
      return found.length > 0;
    },
    async fail(id, problem) {
      await orm.update(table).set({ status: 'failed', problem }).where(openOne(id));
    },
    async tidy() {
      const now = clock.now();
      await orm
        .update(table)
        .set({ status: 'failed', problem: 'interrupted' })
        .where(and(isOpen, lt(table.aliveAt, now - SILENCE)));
      await orm
        .delete(table)
        .where(and(lt(table.createdAt, now - REMEMBERED), inArray(table.status, ['failed', 'cancelled', 'expired'])));
    },
    async takeExpired() {
      const due = await orm
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.status, 'done'), lte(table.expiresAt, clock.now())))
        .limit(EXPIRED_STEP);
      if (due.length === 0) return [];
      const taken = await orm
        .update(table)
        .set({ status: 'expired', size: null })
        .where(
          and(
            inArray(
              table.id,
              due.map(({ id }) => id),
            ),
            eq(table.status, 'done'),
          ),
        )
        .returning({ id: table.id });
      return taken.map(({ id }) => id);
    },
  };
}
