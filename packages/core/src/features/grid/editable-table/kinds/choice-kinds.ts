import { err, ok, type Result, type LocalizedText } from '../../../../kernel/index.ts';
import { quoted } from '../../../validation/field-values/index.ts';
import type { CellContext, CellKind, EditorName } from '../cell-kind.types.ts';
import type { CellValue } from '../cell.types.ts';
import type { ChoiceOption } from '../column.types.ts';
import { defaultWidth } from '../columns/default-widths.ts';
import { editableTableMessages } from '../editable-table.messages.ts';
import { chosenValues, dividedWords, joinedChoices, joinedWords } from '../options/joined-choices.ts';
import { optionIndex, optionWords } from '../options/option-words.ts';
import { parseText } from './text-kinds.ts';
import { isNothing, validateText, writtenValue } from './written-value.ts';

/** Maximum number of options listed in an error. */
const NAMED_CHOICES = 5;

function refusal(typed: string, options: readonly ChoiceOption[]): LocalizedText {
  const choosable = options.filter(({ disabled }) => disabled !== true);
  if (choosable.length === 0) return editableTableMessages.noChoices(quoted(typed));
  const named = choosable.slice(0, NAMED_CHOICES).map(optionWords).join('、');
  return editableTableMessages.notAChoice(quoted(typed), choosable.length > NAMED_CHOICES ? `${named}…` : named);
}

/** The value of the option with this text. Columns with custom values also accept the text itself. */
function chosenBy(words: string, isOpen: boolean, { options }: CellContext): Result<string | number, LocalizedText> {
  const option = optionIndex(options).find(words);
  if (option?.disabled === true) return err(editableTableMessages.choiceDisabled(quoted(words)));
  if (option !== undefined) return ok(option.value);
  if (!isOpen) return err(refusal(words, options));
  const own = parseText(words);
  return own.ok ? ok(own.value ?? words) : own;
}

function parseChoice(typed: string, context: CellContext): Result<CellValue, LocalizedText> {
  const words = typed.trim();
  return words === '' ? ok(null) : chosenBy(words, context.column.allowInput === true, context);
}

function parseChoices(typed: string, isOpen: boolean, context: CellContext): Result<string | null, LocalizedText> {
  const values: (string | number)[] = [];
  let failure: LocalizedText | null = null;
  for (const words of dividedWords(typed)) {
    const chosen = chosenBy(words, isOpen, context);
    if (chosen.ok) values.push(chosen.value);
    else failure ??= chosen.error;
  }
  if (failure === null) return ok(joinedChoices(values));
  // The text of a single option may contain the separator.
  const whole = optionIndex(context.options).find(typed.trim());
  return whole === undefined || whole.disabled === true ? err(failure) : ok(joinedChoices([whole.value]));
}

function formatChoice(value: CellValue, { options }: CellContext): string {
  if (typeof value === 'object') return writtenValue(value);
  return optionIndex(options).wordsOf(value) ?? writtenValue(value);
}

function formatChoices(value: CellValue, { options }: CellContext): string {
  const index = optionIndex(options);
  return joinedWords(chosenValues(value).map((chosen) => index.wordsOf(chosen) ?? chosen));
}

function choiceKind(name: string, editor: EditorName): CellKind {
  return {
    name,
    editor,
    align: 'start',
    width: defaultWidth(name),
    isHidden: false,
    initialValue: ({ defaultValue = null }) => defaultValue,
    parse: parseChoice,
    format: formatChoice,
    mistake: validateText,
  };
}

function choicesKind(name: string, editor: EditorName): CellKind {
  return {
    ...choiceKind(name, editor),
    initialValue: ({ defaultValue = null }) =>
      isNothing(defaultValue) ? null : joinedChoices(chosenValues(defaultValue)),
    parse: (typed, context) => parseChoices(typed, context.column.allowInput === true, context),
    format: formatChoices,
  };
}

/** Kinds with a dialog: names are parsed only if the table has options; otherwise the text is the value. */
function pickedKind(name: string, editor: EditorName): CellKind {
  return {
    ...choicesKind(name, editor),
    initialValue: ({ defaultValue = null }) => defaultValue,
    parse: (typed, context) =>
      context.options.length === 0 ? parseText(typed.trim()) : parseChoices(typed, true, context),
    format: (value, context) => (context.options.length === 0 ? writtenValue(value) : formatChoices(value, context)),
  };
}

/** `select-search`, `select-multiple` and `select-dict-search` are aliases from an older table. */
export const choiceKinds: readonly CellKind[] = [
  choiceKind('select', 'choice'),
  choiceKind('radio', 'radio'),
  choiceKind('sel_search', 'searchedChoice'),
  choiceKind('select-search', 'searchedChoice'),
  choiceKind('select-dict-search', 'searchedChoice'),
  choicesKind('list_multi', 'choices'),
  choicesKind('select-multiple', 'choices'),
  pickedKind('sel_depart', 'department'),
  pickedKind('sel_user', 'user'),
  pickedKind('popup', 'popup'),
];
