import { readFile } from 'node:fs/promises';
import { inspect } from 'node:util';
import type { MessagePort } from 'node:worker_threads';

import { messages, PGlite } from '@electric-sql/pglite';

import type { WireResult } from './connector.types.ts';
import type { HostAnswer, HostCall, HostReply, HostRequest } from './pglite-messages.types.ts';

/** Serve the requests received on `port` with one PGlite instance, in order of arrival. */
export function servePglite(port: MessagePort): void {
  let database: PGlite | undefined;
  let previous: Promise<void> = Promise.resolve();

  async function answer(request: HostRequest): Promise<HostAnswer> {
    switch (request.type) {
      case 'open':
        database = await open(request.folder, request.snapshot);
        return { type: 'done' };
      case 'run':
        return { type: 'rows', result: await run(opened(database), request.sql, request.parameters) };
      case 'dump':
        return { type: 'dumped', tarball: await dump(opened(database)) };
      case 'close':
        await database?.close();
        database = undefined;
        return { type: 'done' };
    }
  }

  async function reply({ id, request }: HostCall): Promise<void> {
    const sent: HostReply = { id, answer: await answer(request).catch(answerOfFailure) };
    port.postMessage(sent);
  }

  port.on('message', (call: HostCall) => {
    previous = previous.then(() => reply(call));
  });
}

function opened(database: PGlite | undefined): PGlite {
  if (database === undefined) throw new Error('The database is not open.');
  return database;
}

async function open(folder: string | undefined, snapshot: string | undefined): Promise<PGlite> {
  const database = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined
      ? {}
      : { loadDataDir: new Blob([await readFile(snapshot)], { type: 'application/gzip' }) }),
  });
  // As for PostgreSQL (postgres-connector.ts).
  await database.exec(`set work_mem = '16MB'`);
  // Values cross the thread as the text that PostgreSQL wrote; wire-values.ts reads them, alike for both engines.
  for (const typeId of Object.keys(database.parsers)) database.parsers[typeId] = asItIs;
  for (const typeId of Object.keys(database.serializers)) database.serializers[typeId] = asItIs;
  return database;
}

function asItIs(text: string): string {
  return text;
}

async function run(database: PGlite, sql: string, parameters: readonly (string | null)[]): Promise<WireResult> {
  const {
    command = '',
    fields,
    rows,
  } = await database.query<(string | null)[]>(sql, [...parameters], { rowMode: 'array' });
  return { command, fields: fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID })), rows };
}

async function dump(database: PGlite): Promise<Uint8Array> {
  await database.exec('checkpoint');
  const file = await database.dumpDataDir('gzip');
  return new Uint8Array(await file.arrayBuffer());
}

function answerOfFailure(failure: unknown): HostAnswer {
  if (failure instanceof messages.DatabaseError) {
    const { message, code, constraint, table, column, detail, severity } = failure;
    const isFatal = severity === 'FATAL' || severity === 'PANIC';
    return { type: 'refused', answer: { message, code, constraint, table, column, detail }, isFatal };
  }
  // PGlite's system calls throw objects that are not instances of Error.
  return {
    type: 'broken',
    reason: failure instanceof Error ? failure.message : inspect(failure, { breakLength: Infinity }),
  };
}
