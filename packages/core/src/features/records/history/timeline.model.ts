import { HISTORY_ACTIONS, type HistoryEntry, type RecordedHistory } from '../../../contract/index.ts';
import { sameText, type LocalizedText } from '../../../kernel/index.ts';
import {
  auditText,
  childPlaceKey,
  childPlaceOf,
  childTables,
  dictionaryTextKey,
  recordedPartOf,
  resourceActions,
  type FieldValue,
  type Resource,
  type ResourceRow,
} from '../../../resources/index.ts';
import { rightsEndedBy, type EndingRights } from '../../access/rights-losses/index.ts';
import { fieldText } from '../../validation/field-values/index.ts';
import { cellText } from '../list/index.ts';
import { leftOutReasons, recordHistoryMessages as messages } from './record-history.messages.ts';
import type { KeptField, RestoreQuestion, TimelineChange, TimelineEntry } from './record-history.types.ts';
import { restorePlan, type PresentRow, type RestorePlan } from '../rules/index.ts';

/** A row with what is known of its history. */
export interface KnownHistory {
  readonly resource: Resource;
  /** The row as the user sees it. */
  readonly row: ResourceRow;
  readonly history: RecordedHistory;
  readonly mayRestore: boolean;
}

/** The writes of a row as people read them, newest first, down to its addition. */
export function timeline(known: KnownHistory): readonly TimelineEntry[] {
  const { resource, row, history } = known;
  const present = row.version ?? history.entries[0]?.version;
  const stateOf = (version: number) => ({
    isPresent: version === present,
    isRestorable: (planOf(known, version)?.restored.length ?? 0) > 0,
  });
  const logged = history.entries.map((entry): TimelineEntry => ({
    version: entry.version,
    at: entry.at,
    by: entry.byName ?? entry.by,
    action: actionText(resource, entry),
    kind: kindOf(entry.action),
    changes: [
      ...(entry.action === 'comment' ? [saidIn(entry)] : []),
      ...Object.entries(entry.changes).flatMap(([key, [before, after]]) => {
        const change = changeOf(known, key, before, after) ?? childChange(known, entry, key);
        return change === undefined ? [] : [change];
      }),
    ],
    isUnlogged: false,
    ...stateOf(entry.version),
  }));
  const oldest = history.entries.at(-1)?.version ?? (row.version ?? 1) + 1;
  if (history.hasMore || oldest !== 2) return logged;
  return [
    ...logged,
    {
      version: 1,
      at: row.createTime ?? '',
      by: auditText(row, 'createBy'),
      action: messages.add,
      kind: 'add',
      changes: [],
      isUnlogged: true,
      ...stateOf(1),
    },
  ];
}

/** What the user is asked before going back to a version. */
export function restoreQuestion(
  known: KnownHistory,
  version: number,
): Omit<RestoreQuestion, 'losses' | 'failure'> | null {
  const plan = planOf(known, version);
  if (plan === undefined) return null;
  const { resource, row } = known;
  return {
    version,
    title: messages.restoreTitle(String(row[resource.labelField] ?? ''), version),
    changes: plan.restored.flatMap(({ key, present, earlier }) => changeOf(known, key, present, earlier) ?? []),
    kept: plan.leftOut.map(({ key, reason }) => ({ ...keptField(resource, key), reason: leftOutReasons[reason] })),
  };
}

/** What people may lose by going back to a version; undefined where nothing is taken from anybody. */
export function rightsEndedByRestore(known: KnownHistory, version: number): EndingRights | undefined {
  const { restored = [] } = planOf(known, version) ?? {};
  const changes = restored.map(({ key, present, earlier }) => ({ key, before: present, after: earlier }));
  return rightsEndedBy(known.resource, known.row.id, changes);
}

/** The labels of fields in one text. */
export function labelsOf(resource: Resource, keys: readonly string[]): LocalizedText {
  const labels = keys.map((key) => keptField(resource, key).label);
  return {
    'zh-CN': labels.map((label) => label['zh-CN']).join('、'),
    'en-US': labels.map((label) => label['en-US']).join(', '),
  };
}

function planOf({ resource, row, history, mayRestore }: KnownHistory, version: number): RestorePlan | undefined {
  if (!mayRestore || row.version === undefined || version >= row.version) return undefined;
  const values = Object.fromEntries(Object.keys(resource.fields).map((key) => [key, row[key] ?? null]));
  const present: PresentRow = { version: row.version, values };
  return restorePlan(resource, present, history, version);
}

function keptField(resource: Resource, key: string): Pick<KeptField, 'key' | 'label'> {
  const table = childTables(resource).find(([name]) => name === key)?.[1];
  if (table !== undefined) return { key, label: table.resource.title };
  const part = recordedPartOf(resource, key);
  if (part !== undefined) return { key, label: part.label };
  const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined;
  return { key, label: field?.label ?? messages.lostField };
}

function changeOf(
  { resource, row, history }: KnownHistory,
  key: string,
  before: FieldValue,
  after: FieldValue,
): TimelineChange | undefined {
  const part = recordedPartOf(resource, key);
  if (part !== undefined) {
    const word = (value: FieldValue) => sameText(value === null ? '' : String(value));
    return { key, label: part.label, before: word(before), after: word(after) };
  }
  const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined;
  if (field === undefined) return undefined;
  const textKey = dictionaryTextKey(key);
  const read = (value: FieldValue): LocalizedText => {
    const texts = history.texts[key] ?? {};
    const text = Object.hasOwn(texts, String(value)) ? texts[String(value)] : undefined;
    const shown = text ?? (value === row[key] ? row[textKey] : null) ?? null;
    return value === null ? sameText('') : cellText({ ...row, [key]: value, [textKey]: shown }, key, field);
  };
  return { key, label: field.label, before: read(before), after: read(after) };
}

/** What a comment says: nothing of the row itself. */
function saidIn({ cause }: HistoryEntry): TimelineChange {
  return { key: 'comment', label: messages.comment, before: sameText(''), after: sameText(cause ?? '') };
}

/** A change of a sub-row, under its name; undefined where that says nothing. */
function childChange(
  { resource, history }: KnownHistory,
  entry: HistoryEntry,
  key: string,
): TimelineChange | undefined {
  const place = childPlaceOf(resource, key);
  const [before = null, after = null] = entry.changes[key] ?? [];
  if (place === undefined) return undefined;
  const { name, table, id } = place;
  if (place.key === null) {
    if (before !== null && after !== null) return undefined;
    const word = (value: FieldValue) => sameText(value === null ? '' : String(value));
    return { key, label: table.resource.title, before: word(before), after: word(after) };
  }
  const field = table.resource.fields[place.key];
  if (field === undefined) return undefined;
  const [was = null, is = null] = entry.changes[childPlaceKey(name, id)] ?? [];
  const texts = history.texts[`${name}/${place.key}`] ?? {};
  const read = (value: FieldValue) =>
    fieldText(field, value, Object.hasOwn(texts, String(value)) ? texts[String(value)] : null);
  const label = messages.childField(table.resource.singular, String(is ?? was ?? ''), field.label);
  return { key, label, before: read(before), after: read(after) };
}

function kindOf(action: string): TimelineEntry['kind'] {
  return action === 'add' || action === 'delete' || action === 'restore' ? action : 'change';
}

function actionText(resource: Resource, { action, cause }: HistoryEntry): LocalizedText {
  if (action === 'restore') return messages.restore(cause ?? '');
  const builtIn = HISTORY_ACTIONS.find((one) => one === action);
  if (builtIn !== undefined && builtIn !== 'restore') return messages[builtIn];
  const own = resourceActions(resource).find(([key]) => key === action);
  return own?.[1].label ?? sameText(action);
}
