import { createEmitter } from '../../../kernel/index.ts';
import type { Resource } from '../../../resources/index.ts';
import { recordPlace, type ListPageFacts } from '../list/index.ts';
import {
  createRecordForm,
  type RecordFormDependencies,
  type RecordFormEmitted,
  type RecordFormService,
} from '../form/index.ts';
import type { ShownRecord, PageRecord } from './page.types.ts';

type Shown = ShownRecord & { readonly key: number; readonly form: RecordFormService };

/** The one record over a list: its form, from the opening until it has closed. */
export function createOpenRecord(dependencies: Omit<RecordFormDependencies, 'mode' | 'given'>) {
  const emitter = createEmitter<RecordFormEmitted>();
  let shown: Shown | null = null;
  let key = 0;
  let seen: PageRecord | null = null;

  function show(opened: ShownRecord | null): void {
    shown?.form.dispose();
    shown = null;
    if (opened === null) return;
    const form = createRecordForm({ ...dependencies, mode: opened.mode, given: opened.given });
    key += 1;
    shown = { ...opened, key, form };
    form.on(emitter.emit);
    if (opened.isResuming) resumeDraft(form);
  }

  return {
    on: emitter.on,
    opened: (): ShownRecord | null => shown,
    /** Of a stored record; null for a new one, and while none is open. */
    id: () => idOf(shown),
    show,
    /** Reads what is shown again, in its place, if it is one of these; a form merges what others wrote when it is saved. */
    readAgain(ids: readonly string[]): void {
      if (shown?.mode.kind === 'details' && ids.includes(shown.mode.id)) shown.form.send({ type: 'row.refresh' });
    },
    facts(list: ListPageFacts): PageRecord | null {
      const next = shown === null ? null : pageRecord(shown, list);
      if (!isSame(seen, next)) seen = next;
      return seen;
    },
    dispose() {
      show(null);
      emitter.clear();
    },
  };
}

function idOf(opened: ShownRecord | null): string | null {
  return opened === null || opened.mode.kind === 'add' ? null : opened.mode.id;
}

/** The draft is taken up as soon as the form can. */
function resumeDraft(form: RecordFormService): void {
  let isResumed = false;
  const resume = () => {
    const { status, draft } = form.facts();
    if (isResumed || status !== 'editing' || draft === null) return;
    isResumed = true;
    form.send({ type: 'draft.restore' });
  };
  form.subscribe(resume);
  resume();
}

function pageRecord(shown: Shown, list: ListPageFacts): PageRecord {
  const { key, mode, form, isStep } = shown;
  const id = idOf(shown);
  return {
    key,
    mode,
    form,
    isStep,
    place: id === null ? null : recordPlace(list, id),
    canEdit: id !== null && list.permitted.edit.decision === 'show',
    hasHistory: list.permitted.history.decision === 'show',
    canReveal: list.permitted.reveal.decision === 'show',
  };
}

function isSame(one: PageRecord | null, other: PageRecord | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.key === other.key &&
    one.canEdit === other.canEdit &&
    one.hasHistory === other.hasHistory &&
    one.canReveal === other.canReveal &&
    one.place?.place === other.place?.place &&
    one.place?.hasPrevious === other.place?.hasPrevious &&
    one.place?.hasNext === other.place?.hasNext
  );
}

/** The row above a new record of a tree, whose branch shows it. */
export function rowAbove(resource: Resource, opened: ShownRecord | null): string | null {
  const above = opened?.given[resource.tree?.parent ?? ''];
  return typeof above === 'string' ? above : null;
}
