import {
  checkDraft,
  formatCron,
  fromDraft,
  toDraft,
  type CronBoundError,
  type CronDayDraft,
  type CronDraft,
  type CronPart,
  type CronPartDraft,
  type CronPreset,
} from '../cron/index.ts';
import type { CronEditorFacts, CronFieldFacts, CronReading, CronSchedule } from './cron-editor.types.ts';
import { firstDayDraft, firstPartDraft } from './cron-modes.model.ts';
import { presetError, shownScheduleOf } from './cron-presets.model.ts';

/** Parse a text at the current time; clock and zone are bound by the caller. */
export type ReadCron = (text: string) => CronReading;

export interface CronEditorState {
  /** The text when the editor was opened; returned unchanged if nothing was edited. */
  readonly opened: string;
  readonly text: string;
  readonly draft: CronDraft;
  readonly reading: CronReading;
  readonly schedule: CronSchedule;
  readonly preset: CronPreset | null;
  readonly boundErrors: readonly CronBoundError[];
  /** Last settings of each mode, restored when the user returns to it. */
  readonly keptParts: Readonly<Partial<Record<`${CronPart}.${CronPartDraft['mode']}`, CronPartDraft>>>;
  readonly keptDays: Readonly<Partial<Record<CronDayDraft['mode'], CronDayDraft>>>;
  /** Last settings of each ready-made schedule. */
  readonly keptPresets: Readonly<Partial<Record<CronPreset['kind'], CronPreset>>>;
  /** The text that was there before other schedules were looked at, and the text of the last one. */
  readonly replaced: { readonly text: string; readonly by: string } | null;
}

const EVERY = { mode: 'every' } as const;
const EVERY_SECOND: CronDraft = {
  second: EVERY,
  minute: EVERY,
  hour: EVERY,
  day: { mode: 'everyDay' },
  month: EVERY,
  year: EVERY,
};

const FIELD_OF_PART: Readonly<Record<CronPart, number>> = { second: 0, minute: 1, hour: 2, month: 4, year: 6 };
const DAY = 3;
const WEEKDAY = 5;
const DEFAULTS = ['*', '*', '*', '*', '*', '?', '*'];

/** Open with an expression; an empty one means every second, like empty parts. */
export function openedWith(text: string, read: ReadCron): CronEditorState {
  const shown = text.trim() === '' ? fromDraft({}) : text;
  const kept = { keptParts: {}, keptDays: {}, keptPresets: {}, replaced: null };
  const blank = { opened: text, draft: EVERY_SECOND, ...shownScheduleOf(shown), ...kept };
  return withText({ ...blank, text: shown, reading: read(shown), boundErrors: [] }, shown, read);
}

/** Set the text; the tabs follow once it is valid. */
export function withText(state: CronEditorState, text: string, read: ReadCron): CronEditorState {
  const reading = read(text);
  const draft = reading.expression === null ? state.draft : toDraft(reading.expression);
  return { ...state, text, reading, draft, boundErrors: [] };
}

/** Unix convention: the second is 0, and stars in both day fields mean every day. */
function fromFiveFields([
  minute = '*',
  hour = '*',
  day = '*',
  month = '*',
  weekday = '*',
]: readonly string[]): readonly string[] {
  const [dayWritten, weekdayWritten] = weekday === '*' ? [day, '?'] : [day === '*' ? '?' : day, weekday];
  return ['0', minute, hour, dayWritten, month, weekdayWritten];
}

/**
 * The seven fields of the current text, valid or not, so that a tab can correct one field and keep the others. Missing
 * fields take the defaults of empty parts; with five fields, the second is 0.
 */
function fieldsOf({ text, reading }: CronEditorState): readonly string[] {
  if (reading.expression !== null) return formatCron(reading.expression).split(' ');
  const written = text
    .trim()
    .split(/\s+/u)
    .filter((field) => field !== '');
  const fields = written.length === 5 ? fromFiveFields(written) : written;
  return DEFAULTS.map((empty, index) => fields[index] ?? empty);
}

/** Blanks would split it into several fields. */
const withoutBlanks = (text: string) => text.replace(/\s+/gu, '');

function writtenFields(changed: Partial<CronDraft>): readonly string[] {
  const entries = Object.entries(changed).map(([part, draft]) => {
    if (draft.mode !== 'custom') return [part, draft];
    return [
      part,
      'text' in draft
        ? { ...draft, text: withoutBlanks(draft.text) }
        : { ...draft, day: withoutBlanks(draft.day), weekday: withoutBlanks(draft.weekday) },
    ];
  });
  return fromDraft(Object.fromEntries(entries)).split(' ');
}

/**
 * Change the numbers of a part. Valid numbers are written to the text; invalid ones stay in the part, and the text is
 * unchanged. From here on the tabs are shown.
 */
function edited(
  left: CronEditorState,
  changed: Partial<CronDraft>,
  fields: readonly number[],
  read: ReadCron,
): CronEditorState {
  const state: CronEditorState = { ...left, schedule: 'advanced', preset: null };
  const pending = state.boundErrors.filter(({ part }) => changed[part] === undefined);
  const kept = Object.fromEntries(pending.map(({ part }) => [part, state.draft[part]]));
  const errors = checkDraft(changed);
  const boundErrors = [...pending, ...errors];
  if (errors.length > 0) return { ...state, draft: { ...state.draft, ...changed }, boundErrors };
  const written = writtenFields(changed);
  const text = fieldsOf(state)
    .map((field, index) => (fields.includes(index) ? (written[index] ?? field) : field))
    .join(' ');
  const next = withText(state, text, read);
  // Keep the settings rather than the parsed text: an empty list is written as `*` but stays a list.
  return { ...next, draft: { ...next.draft, ...kept, ...changed }, boundErrors };
}

export function withPart(
  state: CronEditorState,
  part: CronPart,
  draft: CronPartDraft,
  read: ReadCron,
): CronEditorState {
  const keptParts = { ...state.keptParts, [`${part}.${draft.mode}`]: draft };
  return edited({ ...state, keptParts }, { [part]: draft }, [FIELD_OF_PART[part]], read);
}

export function withDay(state: CronEditorState, draft: CronDayDraft, read: ReadCron): CronEditorState {
  const keptDays = { ...state.keptDays, [draft.mode]: draft };
  return edited({ ...state, keptDays }, { day: draft }, [DAY, WEEKDAY], read);
}

/** Switch the mode and restore its last settings; the previous mode's settings, including custom text, are kept. */
export function withPartMode(
  state: CronEditorState,
  part: CronPart,
  mode: CronPartDraft['mode'],
  thisYear: number,
  read: ReadCron,
): CronEditorState {
  const left = state.draft[part];
  if (left.mode === mode) return state;
  const keptParts = { ...state.keptParts, [`${part}.${left.mode}`]: left };
  const draft = keptParts[`${part}.${mode}`] ?? (mode === 'custom' ? null : firstPartDraft(part, mode, thisYear));
  return draft === null ? state : withPart({ ...state, keptParts }, part, draft, read);
}

export function withDayMode(state: CronEditorState, mode: CronDayDraft['mode'], read: ReadCron): CronEditorState {
  const left = state.draft.day;
  if (left.mode === mode) return state;
  const keptDays = { ...state.keptDays, [left.mode]: left };
  const draft = keptDays[mode] ?? (mode === 'custom' ? null : firstDayDraft(mode));
  return draft === null ? state : withDay({ ...state, keptDays }, draft, read);
}

export function isConfirmable({ reading, boundErrors, preset }: CronEditorState): boolean {
  return reading.expression !== null && boundErrors.length === 0 && presetError(preset) === null;
}

/** The result: the opened text if unchanged, else seven fields. */
export function confirmedText({ opened, text, reading }: CronEditorState): string {
  return text === opened || reading.expression === null ? opened : formatCron(reading.expression);
}

const UNREAD: CronReading = { expression: null, problem: null, description: null, warnings: [], fires: [] };

/** A stored expression, unless there is none. */
export function readField(text: string, read: ReadCron): CronReading {
  return text.trim() === '' ? UNREAD : read(text);
}

function fieldFacts({ description, warnings, fires }: CronReading): CronFieldFacts {
  return {
    description,
    next: fires[0] ?? null,
    warnings: warnings.filter(({ kind }) => kind === 'weekdayNumbering' || kind === 'neverFires' || kind === 'isOver'),
  };
}

export function cronEditorFacts(
  status: CronEditorFacts['status'],
  state: CronEditorState,
  field: CronReading,
  zone: CronEditorFacts['zone'],
): CronEditorFacts {
  const { text, draft, reading, schedule, preset, boundErrors } = state;
  const incomplete = presetError(preset);
  const { description, warnings, fires } = incomplete === null ? reading : UNREAD;
  return {
    status,
    field: fieldFacts(field),
    schedule,
    preset,
    presetError: incomplete,
    text,
    draft,
    problem: reading.problem,
    boundErrors,
    description,
    warnings,
    fires,
    zone,
    canConfirm: isConfirmable(state),
  };
}
