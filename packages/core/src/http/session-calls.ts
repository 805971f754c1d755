import { err, type Result } from '../kernel/index.ts';
import type { HttpFailure } from './http-failure.ts';

/** Pending authenticated calls. */
export function createSessionCalls() {
  /** Callbacks that cancel them. */
  const endings = new Set<() => void>();
  return {
    /** Run `work` until the session ends; a later response is discarded. */
    run<Value>(
      work: (isOver: () => boolean) => Promise<Result<Value, HttpFailure>>,
    ): Promise<Result<Value, HttpFailure>> {
      return new Promise((resolve) => {
        let isOver = false;
        const end = () => {
          isOver = true;
          endings.delete(end);
          resolve(err({ kind: 'sessionEnded' }));
        };
        endings.add(end);
        const finish = async () => {
          const answer = await work(() => isOver);
          endings.delete(end);
          resolve(answer);
        };
        void finish();
      });
    },
    endAll() {
      for (const end of endings) end();
    },
  };
}
