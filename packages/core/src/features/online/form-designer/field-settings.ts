import { fieldKind, maskOf, resources } from '../../../resources/index.ts';
import { formDesignerMessages as messages } from './form-designer.messages.ts';
import type {
  FieldChoice,
  FieldSetting,
  FieldSettingName,
  SettingValue,
  StoredField,
  StoredKind,
} from './form-designer.types.ts';

/** Where a setting stands in the definition of a field. */
const PLACES: Readonly<Partial<Record<FieldSettingName, 'column' | 'form'>>> = {
  isSortable: 'column',
  width: 'column',
  isWide: 'form',
  placeholder: 'form',
  hint: 'form',
};

const SHOWN: readonly FieldSettingName[] = ['isColumn', 'width', 'isSortable', 'isWide', 'hint'];
const TEXT: readonly FieldSettingName[] = ['isRequired', 'maximumLength', 'rule', 'mask', 'isUnique', 'search'];

/** The settings of each kind, in the order in which they are shown. */
export const settingsOfKind: Readonly<Record<StoredKind, readonly FieldSettingName[]>> = {
  text: [...TEXT, 'placeholder', ...SHOWN],
  multilineText: [...TEXT, 'placeholder', ...SHOWN],
  integer: ['isRequired', 'minimum', 'maximum', 'isUnique', 'search', 'placeholder', ...SHOWN],
  decimal: ['isRequired', 'minimum', 'maximum', 'scale', 'isUnique', 'search', 'placeholder', ...SHOWN],
  date: ['isRequired', 'isUnique', 'search', ...SHOWN],
  dateTime: ['isRequired', 'isUnique', 'search', ...SHOWN],
  dictionary: ['dictionary', 'isRequired', 'search', ...SHOWN],
  reference: ['resource', 'isRequired', 'search', ...SHOWN],
  yesNo: ['isRequired', 'search', ...SHOWN],
  file: ['isRequired', 'accepts', 'maximum', 'isColumn', 'width', 'isWide', 'hint'],
  richText: ['isRequired', 'maximumLength', 'hint'],
  region: ['isRequired', ...SHOWN],
};

const INPUTS: Readonly<Record<FieldSettingName, FieldSetting['input']>> = {
  isRequired: 'switch',
  isUnique: 'switch',
  maximumLength: 'number',
  rule: 'choice',
  mask: 'choice',
  minimum: 'number',
  maximum: 'number',
  scale: 'number',
  accepts: 'choice',
  dictionary: 'text',
  resource: 'choice',
  search: 'choice',
  isColumn: 'switch',
  isSortable: 'switch',
  width: 'number',
  isWide: 'switch',
  placeholder: 'text',
  hint: 'text',
};

/** Settings that a kind cannot be without. */
const NEEDED: ReadonlySet<FieldSettingName> = new Set([
  'maximumLength',
  'minimum',
  'maximum',
  'accepts',
  'dictionary',
  'resource',
]);

export function isNeeded(name: FieldSettingName): boolean {
  return NEEDED.has(name);
}

const choicesIn = (texts: Readonly<Record<string, FieldChoice['label']>>): readonly FieldChoice[] =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

const referable: readonly FieldChoice[] = resources
  .filter(({ lookup, kind }) => lookup !== 'nobody' && kind !== 'appendOnly')
  .map(({ name, title }) => ({ value: name, label: title }));

function choicesOf(field: StoredField, name: FieldSettingName): readonly FieldChoice[] {
  switch (name) {
    case 'rule':
      return choicesIn(messages.rules);
    case 'mask':
      return choicesIn(messages.masks);
    case 'accepts':
      return choicesIn(messages.accepts);
    case 'resource':
      return referable;
    case 'search': {
      const isMasked = maskOf(field) !== undefined;
      const kinds = fieldKind(field).searches.filter((search) => !(isMasked && search === 'contains'));
      return kinds.map((value) => ({ value, label: messages.searches[value] }));
    }
    default:
      return [];
  }
}

function settingValue(field: StoredField, name: FieldSettingName): SettingValue {
  if (name === 'isColumn') return field.column !== false;
  const place = PLACES[name];
  const part: object = place === undefined ? field : (place === 'form' ? field.form : field.column) || {};
  const value: unknown = new Map(Object.entries(part)).get(name);
  if (typeof value === 'object' && value !== null && 'zh-CN' in value) return String(value['zh-CN']);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** What can be set of a field, with what is set. */
export function settingsOfField(field: StoredField): readonly FieldSetting[] {
  return settingsOfKind[field.type].flatMap((name): readonly FieldSetting[] => {
    const isOfColumn = name === 'width' || name === 'isSortable';
    if (isOfColumn && field.column === false) return [];
    const choices = choicesOf(field, name);
    return [{ name, label: messages.settings[name], input: INPUTS[name], value: settingValue(field, name), choices }];
  });
}

/** A field with a setting; null and false take it away. */
export function withSetting(field: StoredField, name: FieldSettingName, value: SettingValue): StoredField {
  if (!settingsOfKind[field.type].includes(name)) return field;
  const isAbsent = value === null || value === false || value === '';
  if (isAbsent && isNeeded(name) && value !== '') return field;
  if (name === 'isColumn') {
    const { column: _column, ...rest } = field;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because every kind but the rich text, which has no such setting, may lack it
    return value === true ? (rest as StoredField) : { ...rest, column: false };
  }
  const place = PLACES[name];
  const isText = name === 'placeholder' || name === 'hint';
  const set = isText ? { 'zh-CN': value, 'en-US': value } : value;
  const part: object = place === undefined ? field : (place === 'form' ? field.form : field.column) || {};
  const kept = Object.fromEntries(Object.entries(part).filter(([key]) => key !== name));
  const changed = isAbsent && !isNeeded(name) ? kept : { ...kept, [name]: set };
  const whole = place === undefined ? changed : withPart(field, place, changed);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because the settings of the kind alone are set, and the schema judges their values before anything is saved
  return consistent(whole as StoredField);
}

function withPart(field: StoredField, place: 'column' | 'form', part: object): object {
  if (Object.keys(part).length > 0) return { ...field, [place]: part };
  return Object.fromEntries(Object.entries(field).filter(([key]) => key !== place));
}

/** What is masked is neither found by a part nor sorted by. */
function consistent(field: StoredField): StoredField {
  if (maskOf(field) === undefined) return field;
  const found = 'search' in field && field.search === 'contains' ? withSetting(field, 'search', 'equals') : field;
  const isSorted = found.column !== false && found.column?.isSortable === true;
  return isSorted ? withSetting(found, 'isSortable', false) : found;
}
