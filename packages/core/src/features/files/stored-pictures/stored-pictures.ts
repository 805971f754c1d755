import type { PictureSize } from '../../../contract/index.ts';
import type { StoredFile } from '../../../http/index.ts';
import type { FileContent } from '../../../ports/index.ts';

/** Requests at the same time: the others of a page must not wait for its pictures. */
const MOST_REQUESTS = 4;

/** Bytes that are kept, and of one picture that is. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_BYTES_OF_ONE = 4 * 1024 * 1024;

type OwnFile = Pick<Extract<StoredFile, { readonly kind: 'own' }>, 'read'>;

/** Pictures that the platform stores, fetched with the token: a browser sends no header for an address in a page. */
export interface StoredPictures {
  /** The picture; null if it cannot be read. Aborting gives null; what nobody waits for is not asked for any more. */
  load(file: OwnFile, path: string, size: PictureSize | null, signal: AbortSignal): Promise<FileContent | null>;
  /** Forget everything: another person signs in. */
  forget(): void;
}

interface Fetching {
  readonly answer: Promise<FileContent | null>;
  waiting: number;
}

/** Keep the pictures that were read last; several who ask for one share its request. Failures are quiet and not kept. */
export function createStoredPictures(): StoredPictures {
  let kept = new Map<string, FileContent>();
  let fetching = new Map<string, Fetching>();
  const waitForTurn = createTurns(MOST_REQUESTS);

  async function fetchIt(file: OwnFile, key: string, size: PictureSize | null): Promise<FileContent | null> {
    const [into, all] = [kept, fetching];
    const done = await waitForTurn();
    try {
      if (all.get(key)?.waiting === 0) return null;
      const answer = await file.read({ isQuiet: true, ...(size === null ? {} : { size }) });
      if (!answer.ok) return null;
      // What was forgotten meanwhile is not for the next person: it goes where nobody looks.
      keep(into, key, answer.value.content);
      return answer.value.content;
    } finally {
      all.delete(key);
      done();
    }
  }

  function shared(file: OwnFile, key: string, size: PictureSize | null): Fetching {
    const known = fetching.get(key);
    if (known !== undefined) return known;
    const made: Fetching = { waiting: 0, answer: fetchIt(file, key, size) };
    fetching.set(key, made);
    return made;
  }

  return {
    async load(file, path, size, signal) {
      const key = `${size ?? ''} ${path}`;
      const known = kept.get(key);
      if (known !== undefined) {
        keep(kept, key, known);
        return known;
      }
      const request = shared(file, key, size);
      request.waiting += 1;
      const leave = () => {
        request.waiting -= 1;
      };
      signal.addEventListener('abort', leave);
      const content = await request.answer;
      signal.removeEventListener('abort', leave);
      return signal.aborted ? null : content;
    },
    forget() {
      kept = new Map();
      fetching = new Map();
    },
  };
}

/** Let at most `most` run at the same time, the others in turn. Resolves to what ends a turn. */
function createTurns(most: number): () => Promise<() => void> {
  const queue: (() => void)[] = [];
  let running = 0;
  const end = () => {
    running -= 1;
    queue.shift()?.();
  };
  return () =>
    new Promise((resolve) => {
      const begin = () => {
        running += 1;
        resolve(end);
      };
      if (running < most) begin();
      else queue.push(begin);
    });
}

function keep(kept: Map<string, FileContent>, key: string, content: FileContent): void {
  if (content.size > MOST_BYTES_OF_ONE) return;
  kept.delete(key);
  kept.set(key, content);
  let bytes = [...kept.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [oldest, { size }] of kept) {
    if (bytes <= MOST_BYTES) return;
    kept.delete(oldest);
    bytes -= size;
  }
}
