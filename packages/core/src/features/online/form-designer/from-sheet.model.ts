import { parseTsv } from '../../../format/index.ts';
import { sameText, type LocalizedText } from '../../../kernel/index.ts';
import { MOST_FORM_FIELDS } from '../../../resources/index.ts';
import { freeKey } from './field-key.ts';
import { newField } from './field-palette.ts';
import { withSetting } from './field-settings.ts';
import { formDesignerMessages as messages } from './form-designer.messages.ts';
import type { DesignedField, StoredField, StoredKind } from './form-designer.types.ts';
import { fieldOfValues } from './sheet-values.model.ts';

/** What the columns of a list of fields are called. */
const HEADINGS = {
  name: ['名称', '字段名称', '字段名', '字段', '标签', 'name', 'label', 'field'],
  kind: ['类型', '字段类型', 'type', 'kind'],
  length: ['长度', '最大长度', 'length'],
  required: ['必填', '是否必填', 'required'],
  choices: ['选项', '可选值', 'choices', 'options'],
} as const;
type Heading = keyof typeof HEADINGS;

const KINDS: Readonly<Record<string, StoredKind>> = {
  ...Object.fromEntries(
    Object.entries(messages.kinds).flatMap(([kind, label]) =>
      [kind, label['zh-CN'], label['en-US']].map((word) => [word.toLowerCase(), kind]),
    ),
  ),
  文本: 'text',
  字符串: 'text',
  varchar: 'text',
  string: 'text',
  数字: 'decimal',
  金额: 'decimal',
  int: 'integer',
  number: 'decimal',
  下拉: 'dictionary',
  日期时间: 'dateTime',
  datetime: 'dateTime',
  文件: 'file',
  图片: 'file',
};
const YES: ReadonlySet<string> = new Set(['是', '必填', 'y', 'yes', 'true', '1', '√', '✓']);
const LONGEST_LABEL = 50;
const LONGEST_HINT = 200;

export interface SheetReading {
  readonly fields: readonly DesignedField[];
  /** What was made of the lines, and what of them was not taken over. */
  readonly text: LocalizedText;
}

interface NamedField {
  readonly name: string;
  readonly field: StoredField;
}

/**
 * Fields of lines that were copied in a spreadsheet: a list of fields with or without headings, one name in each line, or a table of
 * values, whose columns are the fields then. `taken`: the keys of the form.
 */
export function readFieldSheet(text: string, taken: ReadonlySet<string>): SheetReading {
  const rows = parseTsv(text)
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));
  const notes: LocalizedText[] = [];
  const named = fieldsIn(rows, notes).filter(({ name }) => name !== '');
  const keys = new Set(taken);
  const room = Math.max(0, MOST_FORM_FIELDS - keys.size);
  const fields = named.slice(0, room).map(({ name, field }): DesignedField => {
    const key = freeKey(name, keys);
    keys.add(key);
    return { key, field };
  });
  if (named.length > room) notes.push(messages.tooManyFields(MOST_FORM_FIELDS));
  if (named.some(({ name }) => name.length > LONGEST_LABEL)) notes.push(messages.longLabels(LONGEST_LABEL));
  return { fields, text: messages.sheetRead(fields.length, notes) };
}

function headingOf(cell: string): Heading | undefined {
  const word = cell.toLowerCase();
  return (['name', 'kind', 'length', 'required', 'choices'] as const).find((heading) =>
    HEADINGS[heading].some((one) => one === word),
  );
}

function fieldsIn(rows: readonly (readonly string[])[], notes: LocalizedText[]): readonly NamedField[] {
  const [first = [], ...rest] = rows;
  const headings = first.map(headingOf);
  const isHeaded =
    headings.includes('name') && (headings.length === 1 || headings.some((one) => one !== 'name' && one));
  if (isHeaded) return rest.map((row) => listedField(row, headings, notes));
  if (rows.every(({ length }) => length === 1))
    return rows.map(([name = '']) => ({ name, field: fieldOfValues(name, []) }));
  const isList = rows.every((row) => KINDS[(row[1] ?? '').toLowerCase()] !== undefined);
  if (isList) return rows.map((row) => listedField(row, ['name', 'kind', 'length', 'required', 'choices'], notes));
  return first.map((name, column) => ({
    name,
    field: fieldOfValues(
      name,
      rest.map((row) => row[column] ?? ''),
    ),
  }));
}

/** A line that says what a field is. Choices are kept as a hint: they are an entry of the dictionaries, which is made by itself. */
function listedField(
  row: readonly string[],
  headings: readonly (Heading | undefined)[],
  notes: LocalizedText[],
): NamedField {
  const cell = (heading: Heading) => row[headings.indexOf(heading)] ?? '';
  const name = cell('name');
  const word = cell('kind');
  const choices = cell('choices');
  const kind = KINDS[word.toLowerCase()];
  if (word !== '' && kind === undefined) notes.push(messages.unknownKind(name, word));
  let field = kind === undefined ? fieldOfValues(name, []) : newField(kind, name);
  const length = Number(cell('length'));
  if (Number.isInteger(length) && length > 0) field = withSetting(field, 'maximumLength', length);
  if (YES.has(cell('required').toLowerCase())) field = withSetting(field, 'isRequired', true);
  if (choices !== '') {
    field = withSetting(field, 'hint', choices.slice(0, LONGEST_HINT));
    notes.push(messages.choicesAsHint(name));
  }
  return { name, field: { ...field, label: sameText(name) } };
}
