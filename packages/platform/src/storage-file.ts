import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { parseJson } from '@evergreen/core/kernel';
import type { StoragePort } from '@evergreen/core/ports';
import * as v from 'valibot';

/** Pairs instead of an object: a key may be any string, even `__proto__`. */
const fileContents = v.object({ version: v.literal(1), entries: v.array(v.tuple([v.string(), v.string()])) });

/**
 * Storage in one JSON file, readable only by its owner. Writes are atomic (rename). A corrupt file is renamed to `<file>.bad` and
 * treated as empty. Nothing is cached, so changes by other processes are visible. Members throw file system errors.
 */
export function createFileStorage(file: string): StoragePort {
  function read(): Map<string, string> {
    const text = textOf(file);
    if (text === undefined) return new Map();
    const json = parseJson(text);
    const parsed = json.ok ? v.safeParse(fileContents, json.value) : undefined;
    if (parsed?.success === true) return new Map(parsed.output.entries);
    renameSync(file, `${file}.bad`);
    return new Map();
  }

  function write(values: ReadonlyMap<string, string>): void {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const unfinished = `${file}.${crypto.randomUUID()}.tmp`;
    try {
      writeFileSync(unfinished, JSON.stringify({ version: 1, entries: [...values] }), {
        mode: 0o600,
        flag: 'wx',
        flush: true,
      });
      renameSync(unfinished, file);
    } catch (problem) {
      rmSync(unfinished, { force: true });
      throw problem;
    }
  }

  return {
    getItem: (key) => read().get(key) ?? null,
    setItem(key, value) {
      write(read().set(key, value));
    },
    removeItem(key) {
      const values = read();
      if (values.delete(key)) write(values);
    },
    keys: () => [...read().keys()],
    // A command ends before another one could matter to it.
    watch: () => () => {},
  };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (problem) {
    if (isMissing(problem)) return undefined;
    throw problem;
  }
}

function isMissing(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && (problem.code === 'ENOENT' || problem.code === 'ENOTDIR');
}
