import { localized, type LocalizedText } from '../../kernel/index.ts';
import { auditFieldLabels, auditFields, AUDIT_FIELDS, type AuditField } from '../define/audit-fields.ts';
import { storageOf, type FieldStorage } from '../define/field-kinds.ts';
import { maskOf, shownTailOf, type ShownTail } from '../define/masks.ts';
import type { JoinedField, Resource } from '../define/resource.types.ts';
import type { Condition, Rule } from './condition.types.ts';

/** `instant`: epoch milliseconds in the database, a date-time on the wire. `department`: the code of a department. `tenant`: a number. */
export type ConditionStorage = FieldStorage | 'instant' | 'department' | 'tenant';

/** A field as conditions know it. */
export interface ConditionField {
  readonly label: LocalizedText;
  readonly storage: ConditionStorage;
  readonly isMasked?: boolean;
  /** What a mask leaves of the end of the value. */
  readonly tail?: ShownTail | undefined;
  /** Read by holders of its own right alone. */
  readonly isGuarded?: boolean;
  /** It stands in the row that a reference leads to: descriptions compare with it, people do not. */
  readonly isJoined?: boolean;
}

const auditStorage: Readonly<Record<AuditField, ConditionStorage>> = {
  createBy: 'code',
  createTime: 'instant',
  updateBy: 'code',
  updateTime: 'instant',
};

const department: ConditionField = { label: localized('所属部门', 'Department'), storage: 'department' };

const tenant: ConditionField = { label: localized('所属租户', 'Tenant'), storage: 'tenant' };

/** What conditions ask of a description: its fields, and which others its rows have. */
export type ComparedFields = Pick<Resource, 'fields' | 'scope' | 'kind'>;

/** A field of the resource, an audit field or, where rows belong to a tenant and a department, `tenantId` and `sysOrgCode`; undefined for any other key. */
export function conditionField(resource: ComparedFields, key: string): ConditionField | undefined {
  if (Object.hasOwn(resource.fields, key)) {
    const field = resource.fields[key];
    return field === undefined
      ? undefined
      : {
          label: field.label,
          storage: field.type === 'joined' ? joinedStorage(field) : storageOf(field),
          isMasked: maskOf(field) !== undefined,
          tail: shownTailOf(field),
          isGuarded: field.isGuarded === true,
          isJoined: field.type === 'joined',
        };
  }
  if (key === 'sysOrgCode') return resource.scope === 'platform' ? undefined : department;
  if (key === 'tenantId') return resource.scope === 'platform' ? undefined : tenant;
  const audit = AUDIT_FIELDS.find((name) => name === key);
  return audit === undefined ? undefined : { label: auditFieldLabels[audit], storage: auditStorage[audit] };
}

const joinedStorage = ({ as, dictionary }: JoinedField): ConditionStorage => (dictionary === undefined ? as : 'code');

const presence = ['empty', 'notEmpty'] as const;
const ordered = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', ...presence] as const;
const measured = [...ordered, 'between'] as const;
const exact = ['eq', 'ne', 'in', ...presence] as const;

/** The rules of each storage. */
const rulesOfStorage: Readonly<Record<ConditionStorage, readonly Rule[]>> = {
  text: [...ordered, 'like', 'left_like', 'right_like'],
  code: exact,
  department: [...exact, 'within'],
  tenant: ['eq'],
  integer: measured,
  decimal: measured,
  date: measured,
  dateTime: measured,
  instant: measured,
  longText: presence,
  files: presence,
  links: ['eq', 'in', ...presence],
  none: [],
  secret: [],
};

/**
 * Rules of a masked field: any other tells its value in a few questions. Its end is compared with as much as the mask shows; the
 * whole value has a budget where it is asked for.
 */
const MASKED_RULES: readonly Rule[] = ['eq', 'left_like', ...presence];

/** The rules by which a description compares a field. */
export function describedRules({ storage, isMasked = false }: ConditionField): readonly Rule[] {
  const rules = rulesOfStorage[storage];
  return isMasked ? rules.filter((rule) => MASKED_RULES.includes(rule)) : rules;
}

/** The rules by which a field is compared in the query of a person; masked fields inside "any" and joined ones have none. */
export function conditionRules(field: ConditionField): readonly Rule[] {
  return field.isJoined === true ? [] : describedRules(field);
}

/** Keys of the fields that a person may ask for, in the order of the resource; audit fields last. Codes of departments are for rules. */
export function conditionKeys(resource: ComparedFields): readonly string[] {
  return [...Object.keys(resource.fields), ...auditFields(resource)].filter((key, index, keys) => {
    const field = conditionField(resource, key);
    return field !== undefined && conditionRules(field).length > 0 && keys.indexOf(key) === index;
  });
}

/** Whether a condition holds a value of a masked or guarded field: no address and no store of a browser may. */
export function hasPrivateOperand(resource: Resource, condition: Condition): boolean {
  if ('all' in condition) return condition.all.some((part) => hasPrivateOperand(resource, part));
  if ('any' in condition) return condition.any.some((part) => hasPrivateOperand(resource, part));
  const { isMasked = false, isGuarded = false } = conditionField(resource, condition.field) ?? {};
  return condition.value !== undefined && (isMasked || isGuarded);
}
