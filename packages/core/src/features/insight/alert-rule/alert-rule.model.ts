import { minutes } from '../../../kernel/index.ts';
import type { AlertNews, AlertPhase, AlertRule, AlertState } from './alert-rule.types.ts';

/** A metric that is missing for less was only not stored in time. */
const GRACE = minutes(3);
const MINUTES_AN_HOUR = 60;

export function freshAlert(now: number): AlertState {
  return { phase: 'ok', since: now, told: null, toldAt: null, missingSince: null };
}

/** The thresholds are in this order: what is out of order is not in order at once. */
export function areThresholdsOrdered({ comparison, threshold, clearThreshold }: AlertRule): boolean {
  return comparison === 'gt' ? clearThreshold <= threshold : clearThreshold >= threshold;
}

export interface AlertStep {
  readonly state: AlertState;
  /** Told to people now; null for nothing. */
  readonly news: AlertNews | null;
}

/**
 * One step of a rule: told once when the metric is out of order for long enough, and once more when it is in order for as long. A metric
 * that swings around the threshold is neither, and one that is out of order again and again is told once in the pause of the rule.
 */
export function nextAlert(rule: AlertRule, before: AlertState, value: number | null, now: number): AlertStep {
  // The clock may have been set back.
  const since = Math.min(wasWatched(before, now) ? before.since : now, now);
  const { seenAt: _, ...state } = { ...before, since };
  const step = value === null ? unmeasured(rule, state, now) : measured(rule, state, value, now);
  return lasts(step.state.phase) ? { ...step, state: { ...step.state, seenAt: now } } : step;
}

/** Phases that have to last before anything is told. */
const lasts = (phase: AlertPhase): boolean => phase === 'pending' || phase === 'clearing';

/** False for a rule that was in the bin, of a backup that was restored, or of a server that stood still: its phase begins anew. */
const wasWatched = ({ phase, since, seenAt = since }: AlertState, now: number): boolean =>
  !lasts(phase) || now - seenAt <= GRACE;

function unmeasured(rule: AlertRule, state: AlertState, now: number): AlertStep {
  const missingSince = Math.min(state.missingSince ?? now, now);
  if (now - missingSince < GRACE) return { state: { ...state, missingSince }, news: null };
  const phase: AlertPhase = 'unknown';
  const since = state.phase === phase ? state.since : missingSince;
  const unknown = { ...state, phase, since, missingSince };
  return now - since >= minutes(rule.minutes)
    ? telling(rule, unknown, 'unmeasured', now)
    : { state: unknown, news: null };
}

function measured(rule: AlertRule, state: AlertState, value: number, now: number): AlertStep {
  const present = { ...state, missingSince: null };
  if (state.phase !== 'unknown') return level(rule, present, value, now);
  if (state.told === 'firing') return level(rule, { ...present, phase: 'firing', since: now }, value, now);
  const { state: known } = level(rule, { ...present, phase: 'ok', since: now, told: null }, value, now);
  return { state: known, news: state.told === null ? null : 'over' };
}

function level(rule: AlertRule, state: AlertState, value: number, now: number): AlertStep {
  const { comparison, threshold, clearThreshold } = rule;
  const isOut = comparison === 'gt' ? value > threshold : value < threshold;
  const isClear = comparison === 'gt' ? value <= clearThreshold : value >= clearThreshold;
  const isLong = now - state.since >= minutes(rule.minutes);
  const to = (phase: AlertPhase): AlertState => ({ ...state, phase, since: now });
  switch (state.phase) {
    case 'ok':
    case 'unknown':
      if (!isOut) return { state, news: null };
      return rule.minutes === 0 ? telling(rule, to('firing'), 'firing', now) : { state: to('pending'), news: null };
    case 'pending':
      if (!isOut) return { state: to('ok'), news: null };
      return isLong ? telling(rule, to('firing'), 'firing', now) : { state, news: null };
    case 'firing':
      if (!isClear) return telling(rule, state, 'firing', now);
      return rule.minutes === 0 ? over(to('ok')) : { state: to('clearing'), news: null };
    case 'clearing':
      if (!isClear) return telling(rule, to('firing'), 'firing', now);
      return isLong ? over(to('ok')) : { state, news: null };
  }
}

/** Once, and not before the pause since the last time is over. */
function telling({ pauseHours }: AlertRule, state: AlertState, news: 'firing' | 'unmeasured', now: number): AlertStep {
  const { told, toldAt } = state;
  const isPaused = toldAt !== null && toldAt <= now && now - toldAt < minutes(pauseHours * MINUTES_AN_HOUR);
  if (told !== null || isPaused) return { state, news: null };
  return { state: { ...state, told: news, toldAt: now }, news };
}

function over(state: AlertState): AlertStep {
  return { state: { ...state, told: null }, news: state.told === null ? null : 'over' };
}
