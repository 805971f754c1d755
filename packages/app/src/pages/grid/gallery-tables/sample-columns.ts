import type { CellCheck, ChoiceOption, Column } from '@evergreen/core/editable-table';
import type { Text } from '@evergreen/core/kernel';

import { columnWords as words, COMMUNITIES, HELP, INTERESTS, RELATIONS } from './sample-words.messages.ts';

/** Says words in the language of now. */
export type Say = (words: Text) => string;

const optionsOf = (choices: readonly (readonly [string, Text])[], say: Say): readonly ChoiceOption[] =>
  choices.map(([value, label]) => ({ value, text: say(label) }));

/** A note that says nothing is worth nothing: asked as a handler is, after every other rule. */
const saysSomething = ({ value }: CellCheck) =>
  value === null || value === '' || (typeof value === 'string' && value.trim().length >= 2);

const nameColumn = (say: Say): Column => ({
  key: 'name',
  title: say(words.name),
  type: 'input',
  width: 130,
  fixed: 'left',
  placeholder: say(words.enter),
  validateRules: [
    { required: true, message: say(words.required) },
    { unique: true, message: say(words.repeated) },
  ],
});

const phoneColumn = (say: Say): Column => ({
  key: 'phone',
  title: say(words.phone),
  type: 'input',
  width: 150,
  validateRules: [{ pattern: 'm', message: say(words.misfit) }],
});

/** Every kind of cell that a table of retirees can use. */
export const everyKindOfColumn = (say: Say): readonly Column[] => [
  nameColumn(say),
  {
    key: 'sex',
    title: say(words.sex),
    type: 'radio',
    width: 140,
    options: [
      { value: '1', text: say(words.male) },
      { value: '2', text: say(words.female) },
    ],
    defaultValue: '2',
  },
  phoneColumn(say),
  { key: 'birthday', title: say(words.birthday), type: 'date', width: 140, placeholder: say(words.choose) },
  {
    key: 'subsidy',
    title: say(words.subsidy),
    type: 'inputNumber',
    width: 140,
    statistics: ['sum', 'average'],
    validateRules: [{ pattern: 'money', message: say(words.twoDecimals) }],
  },
  {
    key: 'hours',
    title: say(words.hours),
    type: 'inputNumber',
    width: 120,
    statistics: 'sum',
    validateRules: [{ pattern: 'z', message: say(words.wholeNumber) }],
  },
  { key: 'isVolunteer', title: say(words.isVolunteer), type: 'checkbox', width: 100, customValue: ['Y', 'N'] },
  {
    key: 'community',
    title: say(words.community),
    type: 'sel_search',
    width: 150,
    options: optionsOf(COMMUNITIES, say),
    allowSearch: true,
  },
  { key: 'interests', title: say(words.interests), type: 'list_multi', width: 190, options: optionsOf(INTERESTS, say) },
  { key: 'province', title: say(words.province), type: 'select', width: 130, linkageKey: 'city' },
  { key: 'city', title: say(words.city), type: 'select', width: 130 },
  { key: 'visited', title: say(words.visited), type: 'datetime', width: 200 },
  { key: 'done', title: say(words.done), type: 'progress', width: 140 },
  { key: 'codes', title: say(words.codes), type: 'tags', width: 150 },
  {
    key: 'note',
    title: say(words.note),
    type: 'textarea',
    width: 220,
    validateRules: [{ handler: saysSomething, message: say(words.tooShort) }],
  },
];

/** What most people fill in. */
export const fewColumns = (say: Say): readonly Column[] =>
  everyKindOfColumn(say).filter(({ key }) => ['name', 'sex', 'phone', 'subsidy', 'hours', 'isVolunteer'].includes(key));

/** What fits beside a second table, with what others change in view. */
export const narrowColumns = (say: Say): readonly Column[] =>
  ['name', 'hours', 'isVolunteer', 'subsidy'].flatMap((wanted) =>
    everyKindOfColumn(say).filter(({ key }) => key === wanted),
  );

export const familyColumns = (say: Say): readonly Column[] => [
  { ...nameColumn(say), title: say(words.familyName), width: 160 },
  {
    key: 'relation',
    title: say(words.relation),
    type: 'select',
    width: 120,
    options: optionsOf(RELATIONS, say),
    allowInput: true,
    validateRules: [{ required: true, message: say(words.choose) }],
  },
  phoneColumn(say),
  {
    key: 'helps',
    title: say(words.helps),
    type: 'list_multi',
    width: 190,
    options: optionsOf(HELP, say),
    allowInput: true,
  },
];

export const visitColumns = (say: Say): readonly Column[] => [
  {
    key: 'visited',
    title: say(words.visited),
    type: 'datetime',
    width: 200,
    validateRules: [{ required: true, message: say(words.choose) }],
  },
  {
    key: 'visitor',
    title: say(words.visitor),
    type: 'input',
    width: 140,
    validateRules: [{ required: true, message: say(words.required) }],
  },
  { key: 'note', title: say(words.state), type: 'textarea', width: 260 },
];

export const serviceColumns = (say: Say): readonly Column[] => [
  {
    key: 'subject',
    title: say(words.service),
    type: 'input',
    width: 220,
    validateRules: [{ required: true, message: say(words.required) }],
  },
  {
    key: 'hours',
    title: say(words.serviceHours),
    type: 'inputNumber',
    width: 120,
    statistics: 'sum',
    validateRules: [
      { required: true, message: say(words.enter) },
      { pattern: 'z', message: say(words.wholeNumber) },
    ],
  },
];
