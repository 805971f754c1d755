import type { DictionaryMap } from '../../contract/index.ts';
import { localized, sameText, type LocalizedText } from '../../kernel/index.ts';
import { dictionaryOf } from '../define/field-kinds.ts';
import type { Field, Resource } from '../define/resource.types.ts';
import { conditionField, type ConditionField } from './condition-fields.ts';
import type { Condition, ConditionLeaf, Operand, VariableOperand } from './condition.types.ts';
import { comparisonSentences, sentenceMessages as messages, timeSentences } from './condition-sentence.messages.ts';

/** Where the texts of values come from. */
export interface SentenceTexts {
  /** Those of the current language. */
  readonly dictionaries: DictionaryMap;
  /** Of other values, by field and value. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** 活动标题包含“讲座”，且（名额不小于 10，或费用等于 0）; a field that does not exist is named by its key. */
export function conditionSentence(resource: Resource, condition: Condition, texts: SentenceTexts): LocalizedText {
  const joinedParts = (parts: readonly Condition[], word: LocalizedText) =>
    joined(
      parts.map((part) => {
        const words = conditionSentence(resource, part, texts);
        return isJoined(part) ? messages.bracketed(words) : words;
      }),
      word,
    );
  if ('all' in condition) return joinedParts(condition.all, messages.and);
  if ('any' in condition) return joinedParts(condition.any, messages.or);
  return leafSentence(resource, condition, texts);
}

/** A part of the query in force that can be ended by itself. */
export interface ConditionChip {
  readonly text: LocalizedText;
  /** What remains without it. */
  readonly rest: Condition | null;
}

/** Conditions that must all hold end one by one; alternatives end together. */
export function conditionChips(
  resource: Resource,
  condition: Condition,
  texts: SentenceTexts,
): readonly ConditionChip[] {
  if (!('all' in condition)) return [{ text: conditionSentence(resource, condition, texts), rest: null }];
  return condition.all.map((part, index) => {
    const others = condition.all.filter((_, at) => at !== index);
    return { text: conditionSentence(resource, part, texts), rest: others.length === 0 ? null : { all: others } };
  });
}

function isJoined(part: Condition): boolean {
  if ('all' in part) return part.all.length > 1;
  return 'any' in part && part.any.length > 1;
}

function joined(parts: readonly LocalizedText[], word: LocalizedText): LocalizedText {
  const inLanguage = (locale: keyof LocalizedText) => parts.map((part) => part[locale]).join(word[locale]);
  return localized(inLanguage('zh-CN'), inLanguage('en-US'));
}

function leafSentence(resource: Resource, { field: key, rule, value }: ConditionLeaf, texts: SentenceTexts) {
  const known = conditionField(resource, key);
  const label = known?.label ?? sameText(key);
  const isTime = known !== undefined && TIMES.includes(known.storage);
  const sentence = (isTime ? timeSentences[rule] : undefined) ?? comparisonSentences[rule];
  const context = { key, field: resource.fields[key], known, texts };
  return sentence(label, rule === 'between' ? endsText(context, value) : operandText(context, value));
}

const TIMES: readonly ConditionField['storage'][] = ['date', 'dateTime', 'instant'];
const NUMBERS: readonly ConditionField['storage'][] = ['integer', 'decimal'];

interface ValueContext {
  readonly key: string;
  readonly field: Field | undefined;
  readonly known: ConditionField | undefined;
  readonly texts: SentenceTexts;
}

function operandText(context: ValueContext, operand: Operand | undefined): LocalizedText {
  if (operand === undefined || operand === null) return sameText('');
  if (typeof operand === 'string' || typeof operand === 'number') return constantText(context, operand);
  if ('of' in operand) return variableText(operand);
  const values = operand.flatMap((value) => (value === null ? [] : [constantText(context, value)]));
  return joined(values, messages.list);
}

/** 18 和 65. */
function endsText(context: ValueContext, operand: Operand | undefined): LocalizedText {
  const values = Array.isArray(operand) ? operand : [];
  return joined(
    values.flatMap((value: string | number | null) => (value === null ? [] : [trimmed(constantText(context, value))])),
    messages.ends,
  );
}

const trimmed = (text: LocalizedText) => localized(text['zh-CN'].trim(), text['en-US'].trim());

/** 今天前 30 天, 本人, 本部门. */
export function variableText({ of, days = 0 }: VariableOperand): LocalizedText {
  switch (of) {
    case 'today':
    case 'now':
      return messages.daysAfter(messages[of], days);
    case 'thisMonth':
    case 'lastMonth':
    case 'thisYear':
    case 'lastYear':
      return messages[of];
    case 'tenantId':
      return messages.ownTenant;
    case 'orgCode':
    case 'orgCodes':
      return messages.ownDepartment;
    case 'userId':
    case 'username':
      return messages.self;
  }
}

function constantText({ key, field, known, texts }: ValueContext, value: string | number): LocalizedText {
  const text = String(value);
  if (field?.type === 'yesNo') return messages.quoted(text === 'Y' ? messages.yes : messages.no);
  if (known !== undefined && NUMBERS.includes(known.storage)) return localized(` ${text}`, text);
  if (known !== undefined && TIMES.includes(known.storage)) return sameText(text);
  const dictionary = field === undefined ? undefined : dictionaryOf(field);
  const ofDictionary =
    dictionary === undefined ? undefined : texts.dictionaries[dictionary]?.find((item) => item.value === text)?.text;
  return messages.quoted(sameText(ofDictionary ?? texts.names[key]?.[text] ?? text));
}
