import { err, seconds, type Result, type LocalizedText } from '../../../../kernel/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import type { ChoiceOption } from '../column.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import type { ChoiceWish } from './linked-columns.ts';

/** Timeout of loading options, in milliseconds. */
const CHOICES_PATIENCE = seconds(10);

/** Maximum number of concurrent calls; the others are queued. */
const MOST_AT_ONCE = 6;

export interface ChoiceAnswer {
  readonly wish: ChoiceWish;
  readonly options: Result<readonly ChoiceOption[], LocalizedText>;
}

/** Input from the machine. */
export interface ChoicesWished {
  readonly type: 'choices.wished';
  readonly requestedOptions: readonly ChoiceWish[];
}

export interface ChoiceLoader {
  ask(requestedOptions: readonly ChoiceWish[]): void;
  close(): void;
}

/**
 * Load options once each; failed ones are retried on the next request. A call that throws, rejects or exceeds 10 s
 * fails.
 */
export function createChoiceLoader(
  clock: ClockPort,
  load: (wish: ChoiceWish) => Promise<Result<readonly ChoiceOption[], LocalizedText>>,
  answer: (answers: readonly ChoiceAnswer[]) => void,
): ChoiceLoader {
  const asked = new Set<string>();
  const waiting: ChoiceWish[] = [];
  let running = 0;
  let isOpen = true;
  let answers: ChoiceAnswer[] = [];

  const tell = () => {
    const told = answers;
    answers = [];
    if (isOpen) answer(told);
  };
  const run = async (wish: ChoiceWish): Promise<void> => {
    running += 1;
    const options = await outcomeOf(clock, () => load(wish));
    running -= 1;
    if (!options.ok) asked.delete(nameOf(wish));
    answers.push({ wish, options });
    if (answers.length === 1) void Promise.resolve().then(tell);
    fill();
  };
  const fill = () => {
    for (const wish of waiting.splice(0, Math.max(0, MOST_AT_ONCE - running))) void run(wish);
  };

  return {
    ask(requestedOptions) {
      for (const wish of requestedOptions) {
        const name = nameOf(wish);
        if (asked.has(name)) continue;
        asked.add(name);
        waiting.push(wish);
      }
      fill();
    },
    close() {
      isOpen = false;
      waiting.length = 0;
    },
  };
}

function nameOf({ column, parent }: ChoiceWish): string {
  return `${column}\n${parent ?? ''}`;
}

async function outcomeOf(
  clock: ClockPort,
  load: () => Promise<Result<readonly ChoiceOption[], LocalizedText>>,
): Promise<ChoiceAnswer['options']> {
  let timer: unknown;
  const silence = new Promise<ChoiceAnswer['options']>((resolve) => {
    timer = clock.setTimeout(() => resolve(err(editableTableMessages.choicesSilent)), CHOICES_PATIENCE);
  });
  try {
    return await Promise.race([load(), silence]);
  } catch {
    return err(editableTableMessages.choicesFailed);
  } finally {
    clock.clearTimeout(timer);
  }
}
