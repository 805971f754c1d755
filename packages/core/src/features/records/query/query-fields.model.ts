import { ok } from '../../../kernel/index.ts';
import {
  byFieldType,
  conditionField,
  conditionKeys,
  conditionRules,
  resourceEntry,
  type Field,
  type ComparedFields,
  type FieldTable,
  type ConditionField,
  type Rule,
  type VariableOperand,
} from '../../../resources/index.ts';
import type { QueryField, QueryInput, QueryLine } from './advanced-query.types.ts';
import { queryChoice, type QueryItem } from './query-items.model.ts';

/** Rules in the order of the specification, then those beyond it. */
const ORDER: readonly Rule[] = [
  'eq',
  'like',
  'right_like',
  'left_like',
  'in',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
  'between',
  'within',
  'empty',
  'notEmpty',
];

/**
 * The fields of a resource that may be asked for, with their rules and inputs.
 *
 * @param use - `scope` limits others: by the department of a row too, and by nothing that is masked or guarded
 * @param items - how values are entered where it is not as the description says, by field
 */
export function queryFields(
  resource: ComparedFields,
  items: readonly QueryItem[] = [],
  use: 'query' | 'scope' = 'query',
): readonly QueryField[] {
  const keys = conditionKeys(resource);
  return (use === 'query' ? keys : [...keys, 'sysOrgCode']).flatMap((key): readonly QueryField[] => {
    const known = conditionField(resource, key);
    if (known === undefined) return [];
    if (use === 'scope' && (known.isMasked === true || known.isGuarded === true)) return [];
    const field = resource.fields[key] ?? null;
    const item = items.find((one) => one.field === key);
    const chosen = item === undefined ? ok(null) : queryChoice(item);
    const choice = chosen.ok ? chosen.value : null;
    const input = choice?.input ?? inputOf(key, field);
    const offered = conditionRules(known);
    const rules = ORDER.filter((rule) => offered.includes(rule) && !(rule === 'in' && ONE_AT_A_TIME.includes(input)));
    const problem = chosen.ok ? null : chosen.error;
    const variables = fieldVariables(key, known, field);
    return [
      { key, label: known.label, input, rules, variables, field, choice, problem, isMasked: known.isMasked === true },
    ];
  });
}

/** What the values of a field may depend on. */
function fieldVariables(key: string, { storage }: ConditionField, field: Field | null): readonly VariableOperand[] {
  switch (storage) {
    case 'date':
    case 'dateTime':
    case 'instant':
      return TIME_VARIABLES;
    case 'department':
      return [{ of: 'orgCode' }, { of: 'orgCodes' }];
    case 'code':
      if (key === 'createBy' || key === 'updateBy') return [{ of: 'username' }];
      return field?.type === 'reference' && field.resource === 'user' ? [{ of: 'userId' }] : [];
    case 'text':
    case 'longText':
    case 'integer':
    case 'decimal':
    case 'links':
    case 'files':
    case 'tenant':
    case 'none':
    case 'secret':
      return [];
  }
}

const TIME_VARIABLES: readonly VariableOperand[] = [
  { of: 'today' },
  { of: 'thisMonth' },
  { of: 'lastMonth' },
  { of: 'thisYear' },
  { of: 'lastYear' },
];

/** Values of these are chosen one at a time. */
const ONE_AT_A_TIME: readonly QueryInput[] = ['region', 'lookup'];
/** Rules that compare with a part of the value: there is nothing to choose. */
const PARTS: readonly Rule[] = ['like', 'right_like', 'left_like'];

function inputOf(key: string, field: Field | null): QueryField['input'] {
  if (field !== null) return byFieldType(inputs, field);
  return key === 'createTime' || key === 'updateTime' ? 'dateTime' : 'text';
}

const row = ({ resource }: { readonly resource: string }): QueryField['input'] =>
  resourceEntry(resource)?.tree === undefined ? 'reference' : 'tree';
const text = () => 'text' as const;
const dictionary = () => 'dictionary' as const;
const number = () => 'number' as const;

const inputs: FieldTable<[], QueryField['input']> = {
  text,
  multilineText: text,
  integer: number,
  decimal: number,
  date: () => 'date',
  dateTime: () => 'dateTime',
  dictionary,
  state: dictionary,
  reference: row,
  references: row,
  yesNo: () => 'yesNo',
  region: () => 'region',
  file: text,
  richText: text,
  json: text,
  location: text,
  icon: text,
  cron: text,
  secret: text,
  joined: text,
  computed: text,
};

/** Whether the rule compares with nothing. */
export function hasNoValue(rule: Rule): boolean {
  return rule === 'empty' || rule === 'notEmpty';
}

/** The input of a line; null where no field is chosen. */
export function lineInput(
  fields: readonly QueryField[],
  { field, rule }: Pick<QueryLine, 'field' | 'rule'>,
): QueryInput | null {
  const known = fields.find(({ key }) => key === field);
  if (known === undefined) return null;
  if (hasNoValue(rule)) return 'none';
  return known.choice !== null && PARTS.includes(rule) ? 'text' : known.input;
}
