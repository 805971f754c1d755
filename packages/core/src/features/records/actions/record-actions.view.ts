import type { LocalizedText } from '../../../kernel/index.ts';
import { failureText } from '../../../http/index.ts';
import { actionOf, askedFields, shownFigures } from '../../../resources/index.ts';
import type { RecordActionsSnapshot } from './record-actions.machine.ts';
import { recordActionsMessages as messages } from './record-actions.messages.ts';
import { actionWords, offeredRecordActions, pendingOf, phrasesOf, remainingRows } from './record-actions.model.ts';
import type {
  ActedRow,
  ActionConfirmation,
  ActionRefusal,
  OpenActionDialog,
  RecordActionsFacts,
} from './record-actions.types.ts';

/** Records that a confirmation names, and refused rows that are listed. */
const NAMED_RECORDS = 5;
const LISTED_REFUSALS = 20;

/** Facts of the actions of a resource for user interfaces. */
export function recordActionsView(snapshot: RecordActionsSnapshot): RecordActionsFacts {
  const { resource, permit, undo, author } = snapshot.context;
  return {
    status: snapshot.value.action,
    context: author,
    offered: offeredRecordActions(resource, permit),
    confirmation: confirmationOf(snapshot),
    dialog: dialogOf(snapshot),
    refusal: refusalFacts(snapshot),
    undo: undo === null ? null : { text: undo.text, isRunning: snapshot.value.undo === 'undoing' },
  };
}

function confirmationOf(snapshot: RecordActionsSnapshot): ActionConfirmation | null {
  const state = snapshot.value.action;
  if (state !== 'asking' && state !== 'warned' && state !== 'askingAgain') return null;
  const isSecond = state !== 'asking';
  const { resource, answers, texts, errors, weights } = snapshot.context;
  const { action, rows } = pendingOf(snapshot.context);
  const { label, question, isDanger = false, confirmAgain = null, weighs = false } = actionOf(resource, action);
  const title = question ?? titleOf(label, rows);
  const [first] = rows;
  const names = rows.map(({ name }) => name).filter((name) => name !== '');
  const isNamed = question === undefined && rows.length === 1 && first !== undefined && first.name !== '';
  return {
    action,
    label,
    isDanger,
    isSecond,
    isReady: state !== 'warned',
    title: isSecond ? messages.again(title) : title,
    text: isSecond ? confirmAgain : actionWords(resource, action),
    figures: isSecond
      ? []
      : shownFigures(
          resource,
          action,
          rows.flatMap(({ row }) => row ?? []),
        ),
    weights: !weighs
      ? null
      : {
          status: weights === null ? 'loading' : weights.ok ? 'known' : 'failed',
          failure: weights?.ok === false ? failureText(weights.error) : null,
          items: weights?.ok === true ? weights.value : [],
        },
    names: isNamed || isSecond ? [] : names.slice(0, NAMED_RECORDS),
    count: rows.length,
    questions: (isSecond ? [] : askedFields(resource, action)).map(({ key, field, isRequired }) => ({
      key,
      field,
      isRequired,
      value: answers[key] ?? null,
      text: texts[key],
      error: errors[key] ?? null,
      phrases: phrasesOf(snapshot.context, key, field),
    })),
  };
}

function titleOf(label: LocalizedText, rows: readonly ActedRow[]): LocalizedText {
  const [first] = rows;
  if (first === undefined) return messages.titleOfList(label);
  return rows.length === 1 && first.name !== ''
    ? messages.title(label, first.name)
    : messages.titleOfMany(label, rows.length);
}

function dialogOf(snapshot: RecordActionsSnapshot): OpenActionDialog | null {
  if (snapshot.value.action !== 'open') return null;
  const { action, rows } = pendingOf(snapshot.context);
  return { action, rows, label: actionOf(snapshot.context.resource, action).label };
}

function refusalFacts(snapshot: RecordActionsSnapshot): ActionRefusal | null {
  const { resource, refusal } = snapshot.context;
  if (snapshot.value.action !== 'refused' || refusal === null) return null;
  const { action, rows } = pendingOf(snapshot.context);
  const { label } = actionOf(resource, action);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const remaining = remainingRows(snapshot.context).length;
  return {
    title: messages.refused(label),
    message: refusal.message,
    rows: refusal.rows.slice(0, LISTED_REFUSALS).map((row) => ({ ...row, name: names.get(row.id) ?? '' })),
    refusedCount: refusal.rows.length,
    remainingCount: remaining,
    goOn: remaining === 0 ? null : messages.goOn(label, remaining),
  };
}
