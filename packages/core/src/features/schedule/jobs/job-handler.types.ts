import type { LocalizedText } from '../../../kernel/index.ts';
import type { Field } from '../../../resources/index.ts';

/** What the runs of a job are about: each tenant by itself, or the platform as a whole. */
export type JobScope = 'tenant' | 'platform';

/** What to do with a fire whose time comes while the run before goes on: leave it out, or let one wait. */
export type JobOverlap = 'skip' | 'wait';

/** What to do with fires that nobody was there for: leave them out, make up one for all of them, or each of the last. */
export type JobMissed = 'skip' | 'once' | 'all';

/** Work that a job may name. What it does is code of the server; nothing else can be named. */
export interface JobHandler {
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly scope: JobScope;
  /** Only where the database is of this engine. */
  readonly engine?: 'embedded';
  /** Drawn as fields of a form, and checked by their rules when a job is saved and when it runs. */
  readonly parameters: Readonly<Record<string, Field>>;
  /** The job that comes with the platform. */
  readonly usual: {
    readonly cronExpression: string;
    readonly missed: JobMissed;
    /** A run may take no longer. */
    readonly minutes: number;
    readonly isRunning: boolean;
  };
}
