import type { CellCheck, ChoiceOption, Column } from '@evergreen/core/grid/editable-table';
import type { LocalizedText } from '@evergreen/core/kernel';

import { columnWords as words, COMMUNITIES, HELP, INTERESTS, RELATIONS } from './sample-words.messages.ts';

/** Says words in the language of now. */
export type Translate = (words: LocalizedText) => string;

const optionsOf = (choices: readonly (readonly [string, LocalizedText])[], t: Translate): readonly ChoiceOption[] =>
  choices.map(([value, label]) => ({ value, text: t(label) }));

/** A note that says nothing is worth nothing: asked as a handler is, after every other rule. */
const saysSomething = ({ value }: CellCheck) =>
  value === null || value === '' || (typeof value === 'string' && value.trim().length >= 2);

const nameColumn = (t: Translate): Column => ({
  key: 'name',
  title: t(words.name),
  type: 'input',
  width: 130,
  fixed: 'left',
  placeholder: t(words.enter),
  validateRules: [
    { required: true, message: t(words.required) },
    { unique: true, message: t(words.repeated) },
  ],
});

const phoneColumn = (t: Translate): Column => ({
  key: 'phone',
  title: t(words.phone),
  type: 'input',
  width: 150,
  validateRules: [{ pattern: 'm', message: t(words.misfit) }],
});

/** Every kind of cell that a table of retirees can use. */
export const everyKindOfColumn = (t: Translate): readonly Column[] => [
  nameColumn(t),
  {
    key: 'sex',
    title: t(words.sex),
    type: 'radio',
    width: 140,
    options: [
      { value: '1', text: t(words.male) },
      { value: '2', text: t(words.female) },
    ],
    defaultValue: '2',
  },
  phoneColumn(t),
  { key: 'birthday', title: t(words.birthday), type: 'date', width: 140, placeholder: t(words.choose) },
  {
    key: 'subsidy',
    title: t(words.subsidy),
    type: 'inputNumber',
    width: 140,
    statistics: ['sum', 'average'],
    validateRules: [{ pattern: 'money', message: t(words.twoDecimals) }],
  },
  {
    key: 'hours',
    title: t(words.hours),
    type: 'inputNumber',
    width: 120,
    statistics: 'sum',
    validateRules: [{ pattern: 'z', message: t(words.wholeNumber) }],
  },
  { key: 'isVolunteer', title: t(words.isVolunteer), type: 'checkbox', width: 100, customValue: ['Y', 'N'] },
  {
    key: 'community',
    title: t(words.community),
    type: 'sel_search',
    width: 150,
    options: optionsOf(COMMUNITIES, t),
    allowSearch: true,
  },
  { key: 'interests', title: t(words.interests), type: 'list_multi', width: 190, options: optionsOf(INTERESTS, t) },
  { key: 'province', title: t(words.province), type: 'select', width: 130, linkageKey: 'city' },
  { key: 'city', title: t(words.city), type: 'select', width: 130 },
  { key: 'visited', title: t(words.visited), type: 'datetime', width: 200 },
  { key: 'done', title: t(words.done), type: 'progress', width: 140 },
  { key: 'codes', title: t(words.codes), type: 'tags', width: 150 },
  {
    key: 'note',
    title: t(words.note),
    type: 'textarea',
    width: 220,
    validateRules: [{ handler: saysSomething, message: t(words.tooShort) }],
  },
];

/** What most people fill in. */
export const fewColumns = (t: Translate): readonly Column[] =>
  everyKindOfColumn(t).filter(({ key }) => ['name', 'sex', 'phone', 'subsidy', 'hours', 'isVolunteer'].includes(key));

export const familyColumns = (t: Translate): readonly Column[] => [
  { ...nameColumn(t), title: t(words.familyName), width: 160 },
  {
    key: 'relation',
    title: t(words.relation),
    type: 'select',
    width: 120,
    options: optionsOf(RELATIONS, t),
    allowInput: true,
    validateRules: [{ required: true, message: t(words.choose) }],
  },
  phoneColumn(t),
  {
    key: 'helps',
    title: t(words.helps),
    type: 'list_multi',
    width: 190,
    options: optionsOf(HELP, t),
    allowInput: true,
  },
];

export const visitColumns = (t: Translate): readonly Column[] => [
  {
    key: 'visited',
    title: t(words.visited),
    type: 'datetime',
    width: 200,
    validateRules: [{ required: true, message: t(words.choose) }],
  },
  {
    key: 'visitor',
    title: t(words.visitor),
    type: 'input',
    width: 140,
    validateRules: [{ required: true, message: t(words.required) }],
  },
  { key: 'note', title: t(words.state), type: 'textarea', width: 260 },
];

export const serviceColumns = (t: Translate): readonly Column[] => [
  {
    key: 'subject',
    title: t(words.service),
    type: 'input',
    width: 220,
    validateRules: [{ required: true, message: t(words.required) }],
  },
  {
    key: 'hours',
    title: t(words.serviceHours),
    type: 'inputNumber',
    width: 120,
    statistics: 'sum',
    validateRules: [
      { required: true, message: t(words.enter) },
      { pattern: 'z', message: t(words.wholeNumber) },
    ],
  },
];
