import { createEmitter, createStore, type Service } from '../../../kernel/index.ts';
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
export type DelayedText = Service<DelayedTextFacts, DelayedTextEvent, TextTold>;

interface TextTold {
  readonly type: 'text.told';
  readonly text: string;
}

const WAITING: DelayedTextFacts = { isWaiting: true };
const IDLE: DelayedTextFacts = { isWaiting: false };

export function createDelayedText({ clock }: { readonly clock: ClockPort }): DelayedText {
  const shown = createStore(IDLE, (_, next: DelayedTextFacts) => next);
  const told = createEmitter<TextTold>();
  let waiting: { readonly text: string; readonly timer: TimerHandle } | null = null;
  const wait = (next: typeof waiting) => {
    if (waiting !== null) clock.clearTimeout(waiting.timer);
    waiting = next;
    shown.send(next === null ? IDLE : WAITING);
  };
  const flush = () => {
    if (waiting === null) return;
    const { text } = waiting;
    wait(null);
    told.emit({ type: 'text.told', text });
  };
  return {
    ...shown,
    on: told.on,
    send(event) {
      if (event.type === 'text.flush') flush();
      else wait(event.type === 'text.forget' ? null : { text: event.text, timer: clock.setTimeout(flush, CODE_DELAY) });
    },
    dispose: () => wait(null),
  };
}
