import { sameText, type LocalizedText } from '../../../../kernel/index.ts';
import type { ClockPort, TimerHandle } from '../../../../ports/index.ts';
import type { CellPlace } from '../cell.types.ts';
import type { CellValidationResult } from '../column.types.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import type { PendingCheck, PendingHandler } from '../table-engine.types.ts';

/** Timeout of a handler in milliseconds. */
const HANDLER_PATIENCE = 10_000;

/** Result of the handlers for a value: `undefined` if none decided. */
export interface AsyncValidationResult extends CellPlace {
  readonly ticket: number;
  readonly message: LocalizedText | null | undefined;
}

/** Input from the machine. */
export interface HandlersAsked {
  readonly type: 'handlers.asked';
  readonly checks: readonly PendingCheck[];
}

export interface HandlerQueue {
  ask(checks: readonly PendingCheck[]): void;
  /** Cancel all pending checks. */
  close(): void;
}

interface Running {
  readonly ticket: number;
  readonly timer: TimerHandle;
}

/**
 * Run asynchronous validation handlers. A newer check of a cell supersedes the older one, whose response is stale; a
 * handler that throws, rejects or exceeds 10 s becomes a validation error. `answer` receives the results of one turn in
 * a batch, with the number of pending checks.
 */
export function createHandlerQueue(
  clock: ClockPort,
  answer: (verdicts: readonly AsyncValidationResult[], open: number) => void,
): HandlerQueue {
  const running = new Map<string, Running>();
  let verdicts: AsyncValidationResult[] = [];

  const finish = (check: PendingCheck, message: LocalizedText | null | undefined) => {
    const name = cellName(check);
    const current = running.get(name);
    if (current?.ticket !== check.ticket) return;
    clock.clearTimeout(current.timer);
    running.delete(name);
    verdicts.push({ row: check.row, column: check.column, ticket: check.ticket, message });
    if (verdicts.length === 1) void Promise.resolve().then(tell);
  };
  const tell = () => {
    const told = verdicts;
    verdicts = [];
    if (told.length > 0) answer(told, running.size);
  };

  const giveUp = (name: string) => {
    const current = running.get(name);
    if (current !== undefined) clock.clearTimeout(current.timer);
    running.delete(name);
  };

  return {
    ask(checks) {
      for (const check of checks) {
        const name = cellName(check);
        giveUp(name);
        giveUp(draftName(check));
        const timer = clock.setTimeout(() => finish(check, editableTableMessages.handlerSilent), HANDLER_PATIENCE);
        running.set(name, { ticket: check.ticket, timer });
        verdictOf(check).then(
          (message) => finish(check, message),
          () => finish(check, editableTableMessages.handlerFailed),
        );
      }
    },
    close() {
      for (const { timer } of running.values()) clock.clearTimeout(timer);
      running.clear();
      verdicts = [];
    },
  };
}

/** The editor's value is checked separately from the cell's, until the cell has another value. */
function cellName(check: PendingCheck): string {
  return check.check.moment === 'input' ? draftName(check) : `${check.row}\n${check.column}`;
}

function draftName({ row, column }: CellPlace): string {
  return `${row}\n${column}\ninput`;
}

/** The first failing handler provides the message; a handler without a result is skipped. */
async function verdictOf({ check, handlers }: PendingCheck): Promise<LocalizedText | null | undefined> {
  let verdict: null | undefined = null;
  for (const handler of handlers) {
    const said = await handler.ask(check);
    if (said === null || said === undefined) verdict = undefined;
    else if (said !== true) return validationMessage(said, handler);
  }
  return verdict;
}

function validationMessage(
  said: Exclude<CellValidationResult, null | true>,
  { message }: PendingHandler,
): LocalizedText {
  if (typeof said === 'string' && said !== '') return sameText(said);
  return message ?? editableTableMessages.handlerRefused;
}
