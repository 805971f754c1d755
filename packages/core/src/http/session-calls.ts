import { err, type Result } from '../kernel/index.ts';
import type { HttpFailure } from './http-failure.ts';

/** The calls under way that were sent for somebody signed in. */
export function createSessionCalls() {
  /** How each of them is ended. */
  const endings = new Set<() => void>();
  return {
    /** Runs `work` until the session ends: an answer that comes after that is nobody's. */
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
