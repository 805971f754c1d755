import { readFile } from 'node:fs/promises';
import { inspect } from 'node:util';
import type { MessagePort } from 'node:worker_threads';

import { messages, PGlite, protocol } from '@electric-sql/pglite';

import { packedResult, type PackedResult } from './pglite-answer.ts';
import { createStatementNames, type StatementNames } from '../statements/statement-names.ts';
import type { HostCall, HostReply, HostRequest, SentAnswer } from './pglite-messages.types.ts';

const { serialize } = protocol;

/** Serve the requests received on `port` with one PGlite instance, in order of arrival. */
export function servePglite(port: MessagePort): void {
  let database: PGlite | undefined;
  let names = createStatementNames({ now: () => performance.now() });
  let previous: Promise<void> = Promise.resolve();

  async function answer(request: HostRequest): Promise<SentAnswer> {
    switch (request.type) {
      case 'open':
        database = await open(request.folder, request.snapshot);
        names = createStatementNames({ now: () => performance.now() });
        return { type: 'done' };
      case 'run':
        return { type: 'packed', result: await run(opened(database), names, request) };
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
    port.postMessage(sent, sent.answer.type === 'packed' ? [sent.answer.result.sent.buffer] : []);
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
  return database;
}

/**
 * One statement as one message: what a client sends in five would be copied in and out of the database five times, which takes longer than a short
 * statement itself. What comes again is parsed and planned once (`statement-names.ts`). As in `postgres-connector.ts`, the extended protocol accepts one statement for each text.
 */
async function run(
  database: PGlite,
  names: StatementNames,
  { sql, parameters }: Pick<Extract<HostRequest, { type: 'run' }>, 'sql' | 'parameters'>,
): Promise<PackedResult> {
  const { name, isNew, fields: known, closes } = names.next(sql);
  const message = Buffer.concat([
    ...closes.map((unused) => serialize.close({ type: 'S', name: unused })),
    ...(isNew || name === '' ? [serialize.parse({ name, text: sql })] : []),
    serialize.bind({ statement: name, values: [...parameters] }),
    ...(known === undefined ? [serialize.describe({ type: 'P' })] : []),
    serialize.execute(),
    serialize.sync(),
  ]);
  try {
    const result = packedResult(await sentBy(database, message), known);
    if (known === undefined) names.learn(sql, result.fields);
    return result;
  } catch (error) {
    names.forget(sql);
    throw error;
  }
}

/** PGlite parses what it returns; what it hands over piece by piece it does not. */
async function sentBy(database: PGlite, message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  // A piece lies in the memory of the database, which writes the next one there.
  await database.execProtocolRawStream(message, { onRawData: (piece) => void pieces.push(piece.slice()) });
  const sent = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    sent.set(piece, at);
    at += piece.length;
  }
  return sent;
}

/** Not compressed: nobody else is answered meanwhile. */
async function dump(database: PGlite): Promise<Uint8Array> {
  await database.exec('checkpoint');
  const file = await database.dumpDataDir('none');
  return new Uint8Array(await file.arrayBuffer());
}

function answerOfFailure(failure: unknown): SentAnswer {
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
