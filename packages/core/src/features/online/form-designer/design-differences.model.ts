import type { LocalizedText } from '../../../kernel/index.ts';
import type { FormDraft } from '../../../resources/index.ts';
import { formDesignerMessages as messages } from './form-designer.messages.ts';
import type { DraftDifference } from './form-designer.types.ts';

/** Whether two drafts say the same; the order of the words in them says nothing. */
export function areSameDrafts(one: FormDraft, other: FormDraft): boolean {
  return told(one) === told(other);
}

function told(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** What the own draft and the other one differ in, field by field. */
export function draftDifferences(mine: FormDraft, other: FormDraft): readonly DraftDifference[] {
  const fieldsOf = (draft: FormDraft) => new Map(draft.fields.map(({ key, field }) => [key, field]));
  const own = fieldsOf(mine);
  const remote = fieldsOf(other);
  const differences = [...new Set([...own.keys(), ...remote.keys()])].flatMap((key): readonly DraftDifference[] => {
    const [here, there] = [own.get(key), remote.get(key)];
    const label: LocalizedText | undefined = here?.label ?? there?.label;
    if (label === undefined || told(here) === told(there)) return [];
    return [{ label, kind: here === undefined ? 'remote' : there === undefined ? 'mine' : 'both' }];
  });
  const rest = ({ fields, ...parts }: FormDraft) => told({ ...parts, order: fields.map(({ key }) => key) });
  const isOrderAlike = differences.some(({ kind }) => kind !== 'both') || rest(mine) === rest(other);
  return isOrderAlike ? differences : [...differences, { label: messages.orderAndForm, kind: 'both' }];
}
