import type { Service } from '../../../kernel/index.ts';
import type { ClockPort, TimerHandle } from '../../../ports/index.ts';

/** Milliseconds without a key after which what was typed is told (specification, "Code editor"). */
export const CODE_DELAY = 300;

export type DelayedTextEvent =
  | { readonly type: 'text.type'; readonly text: string }
  /** Tell at once what has not been told yet: the person leaves or saves. */
  | { readonly type: 'text.flush' }
  /** Forget it: another text took its place. */
  | { readonly type: 'text.forget' };

export interface DelayedTextFacts {
  /** Something was typed that is not told yet. */
  readonly isWaiting: boolean;
}

/** Tells the last of several texts that follow each other quickly. */
export type DelayedText = Service<
  DelayedTextFacts,
  DelayedTextEvent,
  { readonly type: 'text.told'; readonly text: string }
>;

const WAITING: DelayedTextFacts = { isWaiting: true };
const IDLE: DelayedTextFacts = { isWaiting: false };

export function createDelayedText({ clock }: { readonly clock: ClockPort }): DelayedText {
  const listeners = new Set<() => void>();
  const heard = new Set<(emitted: { readonly type: 'text.told'; readonly text: string }) => void>();
  let waiting: { readonly text: string; readonly timer: TimerHandle } | null = null;
  const wait = (next: typeof waiting) => {
    if (waiting !== null) clock.clearTimeout(waiting.timer);
    const isOther = (waiting === null) !== (next === null);
    waiting = next;
    if (isOther) listeners.forEach((listener) => listener());
  };
  const flush = () => {
    if (waiting === null) return;
    const { text } = waiting;
    wait(null);
    heard.forEach((listener) => listener({ type: 'text.told', text }));
  };
  return {
    facts: () => (waiting === null ? IDLE : WAITING),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    on(listener) {
      heard.add(listener);
      return () => heard.delete(listener);
    },
    send(event) {
      if (event.type === 'text.flush') flush();
      else wait(event.type === 'text.forget' ? null : { text: event.text, timer: clock.setTimeout(flush, CODE_DELAY) });
    },
    dispose: () => wait(null),
  };
}
