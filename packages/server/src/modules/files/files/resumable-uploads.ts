import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { FileStore } from '@tus/file-store';
import type { Server } from '@tus/server';
import * as v from 'valibot';

import {
  DEFAULT_BASE_PATH,
  identifier,
  RESUMABLE_AGE,
  RESUMABLE_LIMIT,
  RESUMABLE_PATH,
} from '@evergreen/core/contract';
import type { LocalizedText } from '@evergreen/core/kernel';

import { codeOf } from '../../../db/system-error.ts';
import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import { createIdentifier } from '../../../identifiers.ts';
import { fileMessages } from './file.messages.ts';
import { claimedType } from './file-types.ts';
import { storedName } from './stored-name.ts';

/** A file whose parts all arrived. */
export interface ArrivedFile {
  /** On this machine. */
  readonly path: string;
  readonly name: string;
}

/** Files that are sent in parts, by the protocol tus. Unfinished ones lie on this machine, so several servers need sticky sessions. */
export interface ResumableUploads {
  /** Answers a request of the protocol. */
  handle(request: IncomingMessage, response: ServerResponse, call: SignedInCall): Promise<void>;
  /** The file of an upload of this person; undefined for an unknown, an unfinished and somebody else's one. */
  take(id: string, userId: string): Promise<ArrivedFile | undefined>;
  /** Removes an upload, finished or not. */
  forget(id: string): Promise<void>;
}

export interface ResumableOptions {
  /** On the volume of incoming files. */
  readonly folder: string;
  /** Why a person may not send a file of this size now. */
  readonly obstacle: (call: SignedInCall, size: number) => Promise<CallFailure | undefined>;
}

const INFO = '.json';

export function createResumableUploads({ folder, obstacle }: ResumableOptions): ResumableUploads {
  const calls = new AsyncLocalStorage<SignedInCall>();
  let opened: Promise<{ readonly server: Server; readonly store: FileStore }> | undefined;

  function callOf(): SignedInCall {
    const call = calls.getStore();
    if (call === undefined) throw new Error('A part came without a call');
    return call;
  }

  /** The protocol sends the text of an error as its body: clients read the envelope of every other call. */
  function refuse(status: number, message: LocalizedText): never {
    const envelope = { success: false, message: message[callOf().locale], code: status, result: null };
    throw { status_code: status, body: JSON.stringify(envelope) };
  }

  async function open() {
    const [tus, tusFiles] = await Promise.all([import('@tus/server'), import('@tus/file-store')]);
    const store = new tusFiles.FileStore({ directory: folder, expirationPeriodInMilliseconds: RESUMABLE_AGE });
    const server = new tus.Server({
      path: `${DEFAULT_BASE_PATH}${RESUMABLE_PATH}`,
      datastore: store,
      relativeLocation: true,
      namingFunction: () => createIdentifier(),
      async onIncomingRequest(request, id) {
        if (request.method === 'POST') return;
        if (!(await isOwn(store, id, callOf().caller.userId))) refuse(404, fileMessages.partsGone);
      },
      async onUploadCreate(_request, { size, metadata }) {
        const call = callOf();
        if (size === undefined) return refuse(400, fileMessages.sizeMissing);
        if (size > RESUMABLE_LIMIT) return refuse(413, fileMessages.tooLarge(RESUMABLE_LIMIT));
        const name = storedName(metadata?.['filename'] ?? '');
        if (name === null) return refuse(400, fileMessages.nameMissing);
        if (claimedType(name) === undefined) return refuse(415, fileMessages.type);
        const failure = await obstacle(call, size);
        if (failure !== undefined) return refuse(failure.kind === 'tooMany' ? 429 : 413, failure.message);
        return { metadata: { filename: name, userId: call.caller.userId } };
      },
    });
    return { server, store };
  }
  const current = () => (opened ??= open());

  async function isOwn(store: FileStore, id: string, userId: string): Promise<boolean> {
    if (!v.is(identifier, id)) return false;
    const info = await store.configstore.get(id);
    return info?.metadata?.['userId'] === userId;
  }

  return {
    async handle(request, response, call) {
      const { server } = await current();
      await calls.run(call, () => server.handle(request, response));
    },
    async take(id, userId) {
      const { store } = await current();
      if (!(await isOwn(store, id, userId))) return undefined;
      const { size, offset, metadata } = await store.getUpload(id);
      const name = metadata?.['filename'];
      return size === offset && typeof name === 'string' ? { path: join(folder, id), name } : undefined;
    },
    forget: (id) => removeUpload(folder, id),
  };
}

export interface PartsSweep {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly hasRow: (id: string) => Promise<boolean>;
  /** Removes the stored bytes of a file. */
  readonly remove: (id: string) => Promise<void>;
}

/**
 * Removes uploads that are too old, with the stored bytes of those whose row was never written, and what is left of those that are
 * stored.
 *
 * @returns how many were too old
 */
export async function sweepParts(folder: string, { now, hasRow, remove }: PartsSweep): Promise<number> {
  let tooOld = 0;
  for (const name of await namesIn(folder)) {
    if (!name.endsWith(INFO)) continue;
    const id = name.slice(0, -INFO.length);
    const { mtimeMs } = await stat(join(folder, name));
    const isStored = await hasRow(id);
    if (!isStored && now - mtimeMs < RESUMABLE_AGE) continue;
    if (!isStored) {
      await remove(id);
      tooOld += 1;
    }
    await removeUpload(folder, id);
  }
  return tooOld;
}

async function removeUpload(folder: string, id: string): Promise<void> {
  for (const name of [id, `${id}${INFO}`]) await rm(join(folder, name), { force: true });
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
