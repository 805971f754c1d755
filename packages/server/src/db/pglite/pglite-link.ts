import { MessageChannel, Worker } from 'node:worker_threads';

import { unpackedResult } from './pglite-answer.ts';
import type { HostAnswer, HostCall, HostReply, HostRequest } from './pglite-messages.types.ts';

/** Connection to one PGlite instance; it can fail at any time. */
export interface PgliteLink {
  /** Resolves with the response, or with `broken` when the connection fails first. */
  call(request: HostRequest): Promise<HostAnswer>;
  /** Terminates the instance, even while it is busy. Pending calls resolve with `broken`. */
  cut(reason: string): Promise<void>;
}

export type StartPglite = () => PgliteLink;

interface Wire {
  post(call: HostCall): void;
  stop(): Promise<void>;
}

interface Listener {
  replied(reply: HostReply): void;
  lost(reason: string): void;
}

function createLink(connect: (listener: Listener) => Wire): PgliteLink {
  const unanswered = new Map<number, (answer: HostAnswer) => void>();
  let nextId = 1;
  let whyLost: string | undefined;

  function lose(reason: string): void {
    whyLost ??= reason;
    for (const settle of unanswered.values()) settle({ type: 'broken', reason: whyLost });
    unanswered.clear();
  }

  const wire = connect({
    replied({ id, answer }) {
      unanswered.get(id)?.(answer.type === 'packed' ? { type: 'rows', result: unpackedResult(answer.result) } : answer);
      unanswered.delete(id);
    },
    lost: lose,
  });

  return {
    call(request) {
      if (whyLost !== undefined) return Promise.resolve({ type: 'broken', reason: whyLost });
      const id = nextId++;
      return new Promise((settle) => {
        unanswered.set(id, settle);
        wire.post({ id, request });
      });
    },
    async cut(reason) {
      lose(reason);
      await wire.stop();
    },
  };
}

/** PGlite in a worker thread, so that a long query does not block requests; `file` is the built pglite-worker.ts. */
export function pgliteInWorker(file: URL): StartPglite {
  return () =>
    createLink((listener) => {
      const worker = new Worker(file, { name: 'database' });
      worker.on('message', (reply: HostReply) => listener.replied(reply));
      worker.on('error', (error) => listener.lost(error.message));
      worker.on('exit', (code) => listener.lost(`The thread of the database ended with ${code}.`));
      return {
        post: (call) => worker.postMessage(call),
        async stop() {
          await worker.terminate();
        },
      };
    });
}

/** PGlite in this thread, behind the same messages: for tests and scripts that run from the sources. */
export function pgliteInThisThread(): PgliteLink {
  return createLink((listener) => {
    const { port1: near, port2: far } = new MessageChannel();
    near.on('message', (reply: HostReply) => listener.replied(reply));
    const served = import('./pglite-host.ts').then(({ servePglite }) => servePglite(far));
    return {
      post: (call) => near.postMessage(call),
      async stop() {
        await served;
        near.close();
      },
    };
  });
}
