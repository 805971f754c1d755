import type { FormDraft } from '../../../resources/index.ts';
import { editForm } from './form-commands.model.ts';
import type { FormCommand } from './form-designer.types.ts';

/** Steps that can be taken back. */
const MOST_STEPS = 200;

export interface DesignHistory {
  readonly past: readonly FormDraft[];
  readonly draft: FormDraft;
  readonly future: readonly FormDraft[];
  /** What the last edit changed, for edits that follow each other as letters do: they are one step. null after anything else. */
  readonly typed: string | null;
}

export function designOf(draft: FormDraft): DesignHistory {
  return { past: [], draft, future: [], typed: null };
}

/** The input that a command comes from, letter by letter; null for a command that is a step of its own. */
function inputOf(command: FormCommand): string | null {
  switch (command.type) {
    case 'field.label':
      return `${command.type} ${command.key}`;
    case 'group.label':
      return `${command.type} ${command.group}`;
    case 'field.set':
      return typeof command.value === 'boolean' ? null : `${command.type} ${command.key} ${command.name}`;
    default:
      return null;
  }
}

/** The form after an edit. An edit after steps that were taken back drops them. */
export function edited(history: DesignHistory, command: FormCommand): DesignHistory {
  const draft = editForm(history.draft, command);
  if (draft === history.draft) return history;
  const typed = inputOf(command);
  const isGoingOn = typed !== null && typed === history.typed;
  const past = isGoingOn ? history.past : [...history.past, history.draft].slice(-MOST_STEPS);
  return { past, draft, future: [], typed };
}

export function undone(history: DesignHistory): DesignHistory {
  const draft = history.past.at(-1);
  if (draft === undefined) return history;
  return { past: history.past.slice(0, -1), draft, future: [history.draft, ...history.future], typed: null };
}

export function redone(history: DesignHistory): DesignHistory {
  const [draft, ...future] = history.future;
  if (draft === undefined) return history;
  return { past: [...history.past, history.draft], draft, future, typed: null };
}

/** The next edit is a step of its own. */
export function settledTyping(history: DesignHistory): DesignHistory {
  return history.typed === null ? history : { ...history, typed: null };
}
