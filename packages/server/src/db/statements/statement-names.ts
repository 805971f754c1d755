import type { WireField } from '../connector.types.ts';

/** How a statement is sent: by the name under which the database has it, under a name that it is given now, or as it is (empty name). */
export interface SentStatement {
  readonly name: string;
  readonly isNew: boolean;
  /** Known from the last time; undefined where they have to be asked for. */
  readonly fields: readonly WireField[] | undefined;
  /** Names that the database no longer needs. */
  readonly closes: readonly string[];
}

export interface StatementNames {
  next(sql: string): SentStatement;
  /** The statement was run under its name, and has these fields. */
  learn(sql: string, fields: readonly WireField[]): void;
  /** It failed: it gets another name the next time. */
  forget(sql: string): void;
}

export interface StatementNameOptions {
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  /** Statements that are remembered, with a name or as seen once. */
  readonly capacity?: number;
}

const CAPACITY = 200;

/**
 * Milliseconds that a name is used for. A plan is made for the rows that a table has then, and the embedded database does not notice by itself that
 * they have become many.
 */
const LIFE = 30_000;

/** What is worth a name: no search, no range, because the best way to look for one text is not the best for another. */
const NAMED = /^\s*(?:select|insert|update|delete)\b/iu;
const SEARCHES = /\b(?:i?like|similar)\b|[<>@&]|~/iu;

/** Which statements a database is asked to remember: those that come again within a short time. */
export function createStatementNames({ now, capacity = CAPACITY }: StatementNameOptions): StatementNames {
  /** Used longest ago first: a Map keeps insertion order. */
  const known = new Map<string, { name: string; since: number; fields: readonly WireField[] | undefined }>();
  let closes: string[] = [];
  let last = 0;

  function drop(sql: string): void {
    const entry = known.get(sql);
    known.delete(sql);
    if (entry !== undefined && entry.name !== '') closes.push(entry.name);
  }

  function takeCloses(): readonly string[] {
    const taken = closes;
    closes = [];
    return taken;
  }

  return {
    next(sql) {
      const once = { name: '', isNew: false, fields: undefined };
      if (!NAMED.test(sql) || SEARCHES.test(sql)) return { ...once, closes: takeCloses() };
      const entry = known.get(sql);
      if (entry !== undefined && entry.name !== '' && now() - entry.since < LIFE) {
        known.delete(sql);
        known.set(sql, entry);
        return { name: entry.name, isNew: false, fields: entry.fields, closes: takeCloses() };
      }
      const isSeen = entry !== undefined;
      drop(sql);
      const name = isSeen ? `s${(last += 1)}` : '';
      known.set(sql, { name, since: now(), fields: undefined });
      for (const [oldest] of known) {
        if (known.size <= capacity) break;
        drop(oldest);
      }
      return { name, isNew: isSeen, fields: undefined, closes: takeCloses() };
    },
    learn(sql, fields) {
      const entry = known.get(sql);
      if (entry !== undefined && entry.name !== '') entry.fields = fields;
    },
    forget: drop,
  };
}
