import { readFile } from 'node:fs/promises';
import { inspect } from 'node:util';
import type { MessagePort } from 'node:worker_threads';

import { messages, PGlite, protocol } from '@electric-sql/pglite';

import type { WireResult } from './connector.types.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';
import type { HostAnswer, HostCall, HostReply, HostRequest } from './pglite-messages.types.ts';

const { serialize } = protocol;

/** Serve the requests received on `port` with one PGlite instance, in order of arrival. */
export function servePglite(port: MessagePort): void {
  let database: PGlite | undefined;
  let names = createStatementNames({ now: () => performance.now() });
  let previous: Promise<void> = Promise.resolve();

  async function answer(request: HostRequest): Promise<HostAnswer> {
    switch (request.type) {
      case 'open':
        database = await open(request.folder, request.snapshot);
        names = createStatementNames({ now: () => performance.now() });
        return { type: 'done' };
      case 'run':
        return { type: 'rows', result: await run(opened(database), names, request) };
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
): Promise<WireResult> {
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
    const result = resultOf(await database.execProtocolStream(message), known);
    if (known === undefined) names.learn(sql, result.fields);
    return result;
  } catch (error) {
    names.forget(sql);
    throw error;
  }
}

function resultOf(
  answers: Awaited<ReturnType<PGlite['execProtocolStream']>>,
  known: WireResult['fields'] | undefined,
): WireResult {
  let command = '';
  let fields = known ?? [];
  const rows: (string | null)[][] = [];
  for (const answer of answers) {
    if (answer instanceof messages.DataRowMessage) rows.push(answer.fields);
    else if (answer instanceof messages.RowDescriptionMessage)
      fields = answer.fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID }));
    else if (answer instanceof messages.CommandCompleteMessage) command = answer.text.split(' ', 1)[0] ?? '';
  }
  return { command, fields, rows };
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
