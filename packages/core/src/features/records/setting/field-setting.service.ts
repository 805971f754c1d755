import type { DictionaryMap } from '../../../contract/index.ts';
import { failureText, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { createComputedFacts, err, ok, type LocalizedText, type Result, type Service } from '../../../kernel/index.ts';
import { createLoader } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import {
  actedRow,
  resourceEndpoints,
  rowName,
  type FieldValue,
  type Resource,
  type ResourceRow,
} from '../../../resources/index.ts';
import { codeTexts, isAboutRow } from '../actions/index.ts';
import type { ResourcePageService } from '../page/index.ts';
import {
  changingRows,
  settableFields,
  settingPreview,
  settingValue,
  undoOfSetting,
  type ChosenValue,
  type SetRow,
} from './field-setting.model.ts';
import type { FieldSettingEvent, FieldSettingFacts } from './field-setting.types.ts';

export type FieldSettingService = Service<FieldSettingFacts, FieldSettingEvent>;

export interface FieldSettingDependencies {
  /** The page over whose list it stands: it offers to undo, and reads its rows again. */
  readonly page: Pick<ResourcePageService, 'send'> & { readonly actions: Pick<ResourcePageService['actions'], 'send'> };
  readonly resource: Resource;
  /** The selected rows, on whatever pages. */
  readonly ids: readonly string[];
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly auth: { facts(): { readonly dictionaries: DictionaryMap } };
}

/** Rows of one call, the most that servers give. */
const READ_AT_ONCE = 100;

type Progress = Pick<FieldSettingFacts, 'tried' | 'saved' | 'refused' | 'left'>;

const NOTHING_TRIED: Progress = { tried: 0, saved: 0, refused: [], left: 0 };

/**
 * One field of the selected rows gets one value: the rows are read, so that what changes is told before, and each is edited as if it were by
 * hand, in the version that was read. A row that is refused is named with its reason, and the others go on.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only wires the rows, the value and the edits
export function createFieldSetting(dependencies: FieldSettingDependencies): FieldSettingService {
  const { page, resource, ids, client, clock, auth } = dependencies;
  const endpoints = resourceEndpoints(resource);
  const fields = settableFields(resource);
  let chosen: ChosenValue | null = null;
  let error: LocalizedText | null = null;
  let run: 'none' | 'saving' | 'stopping' | 'over' = 'none';
  let progress = NOTHING_TRIED;

  const loader = createLoader<readonly ResourceRow[], HttpFailure, readonly string[]>({
    clock,
    load: async (wanted, signal) => {
      const rows: ResourceRow[] = [];
      for (let from = 0; from < wanted.length; from += READ_AT_ONCE) {
        const id = wanted.slice(from, from + READ_AT_ONCE).join(',');
        const answer = await client.call(endpoints.list, { query: { id, pageNo: 1, pageSize: READ_AT_ONCE }, signal });
        if (!answer.ok) return answer;
        rows.push(...answer.value.result.records);
      }
      return ok(rows);
    },
  });
  const rowsRead = () => loader.facts().value ?? [];
  const value = (): Result<FieldValue, LocalizedText | null> =>
    chosen === null ? err(null) : settingValue(resource, chosen, clock.now());

  const facts = createComputedFacts((): FieldSettingFacts => {
    const { status, failure, value: read } = loader.facts();
    const current = value();
    return {
      status: run === 'none' ? (read !== null ? 'asking' : status === 'failed' ? 'failed' : 'reading') : endOrSaving(),
      failure: failure === null ? null : failureText(failure),
      count: rowsRead().length,
      missing: read === null ? 0 : ids.length - read.length,
      fields: fields.map(([key, { label }]) => ({ key, label })),
      question: chosen === null ? null : { ...asked(chosen), error },
      preview: chosen === null || !current.ok ? null : settingPreview(rowsRead(), chosen, current.value),
      ...progress,
    };
  });
  const endOrSaving = () =>
    run !== 'over' ? 'saving' : progress.refused.length + progress.left === 0 ? 'done' : 'finished';
  const stop = loader.subscribe(facts.invalidate);

  async function save(given: ChosenValue, next: FieldValue): Promise<void> {
    const rows = changingRows(rowsRead(), given.key, next);
    const saved: SetRow[] = [];
    run = 'saving';
    progress = { ...NOTHING_TRIED, left: rows.length };
    facts.invalidate();
    for (const row of rows) {
      // Another press stops it while a row is written.
      if (isStopping()) break;
      const body = { ...actedRow(row), [given.key]: next };
      const answer = await client.call(endpoints.edit, { body, isQuiet: true });
      if (answer.ok) saved.push({ before: row, after: answer.value.result });
      const refused = answer.ok
        ? []
        : [{ id: row.id, name: rowName(resource, row), reason: failureText(answer.error) }];
      progress = {
        tried: progress.tried + 1,
        saved: saved.length,
        refused: [...progress.refused, ...refused],
        left: progress.left - 1,
      };
      facts.invalidate();
      if (!answer.ok && !isAboutRow(answer.error)) break;
    }
    run = 'over';
    if (saved.length > 0) {
      page.actions.send({ type: 'undo.offer', undo: undoOfSetting(resource, withText(given, next), next, saved) });
      page.send({ type: 'rows.changed' });
    }
    facts.invalidate();
  }
  const isStopping = () => run === 'stopping';
  /** The text of a code stands in its dictionary. */
  const withText = (given: ChosenValue, next: FieldValue): ChosenValue =>
    given.field.type === 'dictionary' && next !== null
      ? { ...given, text: codeTexts(auth.facts().dictionaries)(given.field.dictionary, String(next)) }
      : given;
  loader.send({ type: 'value.load', params: ids });

  function choose(key: string): void {
    const field = fields.find(([name]) => name === key)?.[1];
    if (field !== undefined) chosen = { key, field, typed: field.initial ?? null, text: undefined };
    error = null;
  }

  function send(event: FieldSettingEvent): void {
    if (event.type === 'setting.retry') return loader.send({ type: 'value.refresh' });
    if (event.type === 'setting.stop') run = run === 'saving' ? 'stopping' : run;
    else if (run === 'none') change(event);
    return facts.invalidate();
  }
  function change(event: Exclude<FieldSettingEvent, { type: 'setting.retry' | 'setting.stop' }>): void {
    if (event.type === 'field.choose') return choose(event.key);
    if (chosen === null) return undefined;
    const current = value();
    switch (event.type) {
      case 'value.change':
        chosen = { ...chosen, typed: event.value, text: event.text };
        error = error === null ? null : errorOf(value());
        return undefined;
      case 'value.leave':
        error = errorOf(current);
        if (current.ok) chosen = { ...chosen, typed: current.value };
        return undefined;
      case 'setting.confirm':
        error = errorOf(current);
        if (current.ok && changingRows(rowsRead(), chosen.key, current.value).length > 0)
          void save(chosen, current.value);
        return undefined;
    }
  }

  return {
    facts: facts.facts,
    subscribe: facts.subscribe,
    on: () => () => undefined,
    send,
    dispose() {
      run = 'stopping';
      stop();
      loader.dispose();
      facts.dispose();
    },
  };
}

function errorOf(read: Result<FieldValue, LocalizedText | null>): LocalizedText | null {
  return read.ok ? null : read.error;
}

function asked({ key, field, typed, text }: ChosenValue) {
  return { key, field, isRequired: field.isRequired === true, value: typed, text, phrases: [] };
}
