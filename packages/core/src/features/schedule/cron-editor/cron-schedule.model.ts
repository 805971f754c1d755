import { isPresetComplete, presetText, type CronPreset } from '../cron/index.ts';
import { withText, type CronEditorState, type ReadCron } from './cron-editor.model.ts';
import type { CronSchedule } from './cron-editor.types.ts';
import { firstPreset, shownScheduleOf } from './cron-presets.model.ts';

/** Change a ready-made schedule; the text follows once it is complete. */
export function withPreset(state: CronEditorState, preset: CronPreset, read: ReadCron): CronEditorState {
  const keptPresets = { ...state.keptPresets, [preset.kind]: preset };
  const next: CronEditorState = { ...state, schedule: preset.kind, preset, keptPresets };
  return isPresetComplete(preset) ? withText(next, presetText(preset), read) : next;
}

/** Set the text; a ready-made schedule follows it, the tabs stay. */
export function withTypedText(state: CronEditorState, text: string, read: ReadCron): CronEditorState {
  const next = withText(state, text, read);
  return state.schedule === 'advanced' ? next : { ...next, ...shownScheduleOf(text) };
}

/** Show the tabs. The text that a look at other schedules replaced comes back, unless theirs was edited. */
function withTabs(state: CronEditorState, read: ReadCron): CronEditorState {
  const tabs: CronEditorState = { ...state, schedule: 'advanced', preset: null };
  const { replaced } = state;
  return replaced?.by === state.text ? withText(tabs, replaced.text, read) : tabs;
}

/**
 * Choose a kind of schedule: what the text says already, else its last settings, else every day, Monday or the first day
 * of the month at the time of the schedule that is left. Arrow keys pass through kinds that are not meant, so nothing is
 * lost by a look, not even the notation.
 */
export function withSchedule(state: CronEditorState, schedule: CronSchedule, read: ReadCron): CronEditorState {
  if (schedule === state.schedule) return state;
  const { preset } = state;
  const keptPresets = preset === null ? state.keptPresets : { ...state.keptPresets, [preset.kind]: preset };
  const left: CronEditorState = { ...state, keptPresets };
  if (schedule === 'advanced') return withTabs(left, read);
  const { replaced } = state;
  const isLook = replaced?.by === state.text;
  const before = isLook ? shownScheduleOf(replaced.text) : null;
  if (isLook && before?.schedule === schedule)
    return { ...withText(left, replaced.text, read), ...before, replaced: null };
  const said = shownScheduleOf(state.text).preset;
  if (said?.kind === schedule) return { ...left, schedule, preset: said, boundErrors: [] };
  const next = withPreset(left, keptPresets[schedule] ?? firstPreset(schedule, preset ?? said), read);
  return { ...next, replaced: { text: isLook ? replaced.text : state.text, by: next.text } };
}
