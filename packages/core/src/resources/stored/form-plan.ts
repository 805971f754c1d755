import type { LocalizedText } from '../../kernel/index.ts';
import { isUniqueField } from '../define/define-resource.ts';
import type { Field } from '../define/resource.types.ts';
import { formPlanMessages as messages } from './stored-form.messages.ts';
import type { StoredForm } from './stored-form.schema.ts';

/** A column of the table of a form. Its number names it for ever; the key is the one that its field had last. */
export interface FormColumn {
  readonly no: number;
  readonly key: string;
  readonly kind: Field['type'];
  /** `hidden`: no field any more; the values stay. */
  readonly state: 'live' | 'hidden';
}

/** One thing that publishing does; a plan with a `refuse` is not carried out. */
export interface PlanItem {
  readonly kind: 'free' | 'add' | 'hide' | 'restore' | 'refuse';
  readonly text: LocalizedText;
}

export interface FormPlan {
  readonly items: readonly PlanItem[];
  /** The columns afterwards. */
  readonly columns: readonly FormColumn[];
}

/** What is counted in the rows that are there. */
export interface FormRowCounts {
  /** Rows without a value, by the keys of the fields that become required. */
  readonly empty: Readonly<Record<string, number>>;
  /** Values that several rows have, by the keys of the fields that become unique. */
  readonly duplicates: Readonly<Record<string, number>>;
}

/** Texts of one line and of several lie in the same kind of column. */
const columnKind = ({ type }: Pick<Field, 'type'>): Field['type'] => (type === 'multilineText' ? 'text' : type);

const fieldsOf = (form: StoredForm | undefined): ReadonlyMap<string, Field> =>
  new Map(form?.fields.map(({ key, field }): [string, Field] => [key, field]));

/** The fields whose rows have to be counted before a plan can be told: of these keys, those that lie in a column already. */
export function countedKeys(published: StoredForm, draft: StoredForm): Record<keyof FormRowCounts, readonly string[]> {
  const before = fieldsOf(published);
  const turned = (is: (field: Field) => boolean) =>
    draft.fields.flatMap(({ key, field }) => {
      const old = before.get(key);
      return old !== undefined && columnKind(old) === columnKind(field) && is(field) && !is(old) ? [key] : [];
    });
  return { empty: turned(({ isRequired }) => isRequired === true), duplicates: turned(isUniqueField) };
}

/** What publishing a draft does to the form that is in force. */
export function planForm(
  published: StoredForm | undefined,
  draft: StoredForm,
  known: readonly FormColumn[],
  counts: FormRowCounts = { empty: {}, duplicates: {} },
): FormPlan {
  const items: PlanItem[] = published === undefined ? [{ kind: 'add', text: messages.first }] : [];
  const columns = new Map(known.map((column) => [column.no, column]));
  const before = fieldsOf(published);
  const wanted = fieldsOf(draft);
  let last = Math.max(0, ...columns.keys());
  for (const column of known) {
    const { no, key, state } = column;
    if (state !== 'live' || wanted.has(key)) continue;
    columns.set(no, { ...column, state: 'hidden' });
    items.push({ kind: 'hide', text: messages.hidden(before.get(key)?.label ?? { 'zh-CN': key, 'en-US': key }) });
  }
  for (const [key, field] of wanted) {
    const kind = columnKind(field);
    const live = known.find((column) => column.key === key && column.state === 'live');
    const hidden = known.findLast((column) => column.key === key && column.state === 'hidden' && column.kind === kind);
    if (live !== undefined) {
      if (live.kind !== kind) items.push({ kind: 'refuse', text: messages.changedKind(field.label) });
    } else if (hidden === undefined) {
      last += 1;
      columns.set(last, { no: last, key, kind, state: 'live' });
      if (published !== undefined) items.push({ kind: 'add', text: messages.added(field.label) });
    } else {
      columns.set(hidden.no, { ...hidden, state: 'live' });
      items.push({ kind: 'restore', text: messages.restored(field.label) });
    }
    const empty = counts.empty[key] ?? 0;
    if (empty > 0) items.push({ kind: 'free', text: messages.required(field.label, empty) });
    const twice = counts.duplicates[key];
    if (twice !== undefined)
      items.push(
        twice > 0
          ? { kind: 'refuse', text: messages.duplicates(field.label, twice) }
          : { kind: 'add', text: messages.unique(field.label) },
      );
  }
  if (published !== undefined) {
    const isChanged = JSON.stringify(published) !== JSON.stringify(draft);
    if (items.length === 0) items.push({ kind: 'free', text: isChanged ? messages.rest : messages.nothing });
  }
  return { items, columns: [...columns.values()] };
}
