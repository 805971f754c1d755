import { actionProblem } from './action-problem.ts';
import type { Action } from './action.types.ts';
import { fieldConditionProblem } from './applicable-fields.ts';
import { AUDIT_FIELDS, type AuditField } from './audit-fields.ts';
import { childTablesProblem } from './child-tables.ts';
import { countedFieldsProblem } from './counted-fields.ts';
import { derivedProblem, isDerived } from './derived-fields.ts';
import { fieldKind, storageOf } from './field-kinds.ts';
import { guardProblem } from './guarded-fields.ts';
import { maskedFields, maskOf } from './masks.ts';
import { APPLIES, requirementsOf, waitedActions } from './resource-actions.ts';
import {
  BUILT_IN_ACTIONS,
  type BuiltInAction,
  type Described,
  type Field,
  type FormGroup,
  type Resource,
  type ResourceRow,
} from './resource.types.ts';
import { paperSheetsProblem } from './paper-sheets.ts';
import { filledFieldsProblem } from './filled-fields.ts';
import { withinProblem } from './within.ts';

/** Of a row of a tree: "1" if there are rows below it, else "0". */
export const HAS_CHILD = 'hasChild';

/** Of a row of a tree that a search found: the names above it, from the top, joined by ` / `. */
export const TREE_PATH = 'treePath';

const RESERVED = new Set<string>([
  'id',
  'version',
  'tenantId',
  'sysOrgCode',
  ...AUDIT_FIELDS,
  'pageNo',
  'pageSize',
  'column',
  'order',
  'field',
  'total',
  'keyword',
  HAS_CHILD,
  TREE_PATH,
  'children',
  APPLIES,
]);
const PATH = /^(?:\/[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)+$/u;
const TABLE = /^[a-z]+(?:_[a-z]+)*$/u;
const NAME = /^[a-z][A-Za-z0-9]{0,40}$/u;
/** Of a form that staff made. */
const STORED_NAME = /^online:[a-z][a-z0-9_]{1,31}$/u;

/**
 * Check constraints that types cannot express. Throws at start-up for an inconsistent resource. Preserves the literal type of the
 * fields, from which `ValuesOf` derives the value types.
 */
export function defineResource<const R extends Resource>(resource: R & Described<R>): R {
  const problem = resourceProblem(resource);
  if (problem !== undefined) throw new Error(`Resource ${resource.name}: ${problem}`);
  return resource;
}

/** Whether a field may not be called so: the platform or a call uses the name. */
export function isReservedKey(key: string): boolean {
  return RESERVED.has(key);
}

/** What is wrong with a description, in the words of developers; undefined for one that is consistent. */
export function resourceProblem(resource: Resource): string | undefined {
  const misnamed = nameProblem(resource);
  if (misnamed !== undefined) return misnamed;
  if (resource.table !== undefined && !TABLE.test(resource.table)) return 'the table must be named in snake case';
  const label = resource.fields[resource.labelField];
  if (label === undefined) return `the label field "${resource.labelField}" is not a field`;
  if (isWide(label)) return `"${resource.labelField}" cannot name a row`;
  for (const [key, field] of Object.entries(resource.fields)) {
    if (!NAME.test(key)) return `the field "${key}" must be camelCase letters and digits`;
    if (RESERVED.has(key)) return `the field name "${key}" is reserved`;
    if ((field.type === 'date' || field.type === 'dateTime') && field.notBefore !== undefined) {
      const other = resource.fields[field.notBefore];
      if (other?.type !== field.type) return `"${key}" cannot be compared with "${field.notBefore}"`;
    }
    const whole = field.column === false ? undefined : field.column?.display?.of;
    if (whole !== undefined && !(isNumeric(field) && isNumeric(resource.fields[whole])))
      return `"${key}" cannot be drawn as a share of "${whole}"`;
    if (isWide(field) && field.column !== false) return `"${key}" is nothing for a list: it needs \`column: false\``;
    if (field.type === 'references' && (key === resource.labelField || isUniqueField(field)))
      return `"${key}" refers to several rows: it neither names a row nor is unique`;
    const within = typeof field.isUnique === 'object' ? field.isUnique.within : undefined;
    // Rows at the top of a tree are among each other.
    if (within !== undefined && within !== resource.tree?.parent && resource.fields[within]?.isRequired !== true)
      return `"${key}" cannot be unique within "${within}", which a row may lack`;
    if (field.type === 'reference' && field.below !== undefined && field.resource !== 'category')
      return `"${key}" is limited to what is below a code, which only categories have`;
    if (maskOf(field) !== undefined) {
      if (key === resource.labelField) return `"${key}" is masked and cannot name a row`;
      if (field.search === 'contains' || (field.column !== false && field.column?.isSortable === true))
        return `"${key}" is masked: it is neither searched by a part nor sorted by`;
    }
    const condition = fieldConditionProblem(resource, key);
    if (condition !== undefined) return condition;
    const group = field.form === false ? undefined : field.form?.group;
    if (group !== undefined && resource.groups?.[group] === undefined) return `"${key}" is in no group "${group}"`;
    if (field.type === 'decimal' && Math.max(-field.minimum, field.maximum) * 10 ** (field.scale ?? 2) > 2 ** 53)
      return `"${key}" is larger than a number can hold with its decimal places`;
    if (field.search !== undefined && !fieldKind(field).searches.includes(field.search))
      return `"${key}" cannot be searched by "${field.search}"`;
  }
  const parent = resource.tree === undefined ? undefined : resource.fields[resource.tree.parent];
  const isTreeField = parent?.type === 'reference' && parent.resource === resource.name && parent.search === 'equals';
  if (resource.tree !== undefined && (!isTreeField || parent.isRequired === true || resource.lookup === 'nobody'))
    return `"${resource.tree.parent}" cannot lead to the row above: it has to be an optional reference to the resource itself that can be searched`;
  const problem =
    actionProblem(resource) ??
    withinProblem(resource) ??
    paperSheetsProblem(resource) ??
    childTablesProblem(resource) ??
    guardProblem(resource) ??
    derivedProblem(resource) ??
    filledFieldsProblem(resource) ??
    choiceProblem(resource) ??
    calendarProblem(resource) ??
    countedFieldsProblem(resource);
  if (problem !== undefined) return problem;
  const columns = new Set([...columnFields(resource).map(([key]) => key), ...AUDIT_FIELDS]);
  const unknown = resource.columns?.find((key) => !columns.has(key));
  if (unknown !== undefined) return `"${unknown}" is not a column`;
  if (resource.pinnedBy !== undefined && resource.fields[resource.pinnedBy]?.type !== 'yesNo')
    return `"${resource.pinnedBy}" is no yes-no field`;
  if (
    resource.kind === 'appendOnly' &&
    offeredActions(resource).some((action) => action === 'add' || action === 'edit')
  )
    return 'rows that are only appended can be neither added nor edited by staff';
  const importKey = resource.importBy === undefined ? undefined : resource.fields[resource.importBy];
  const isImportKey = importKey?.type === 'text' && importKey.isUnique === true && importKey.form !== false;
  if (resource.importBy !== undefined && !isImportKey)
    return `"${resource.importBy}" finds no row to change: it has to be a unique text of the form`;
  const offered = new Set(offeredActions(resource));
  if (offered.has('recycle') && !offered.has('delete')) return 'nothing gets into a recycle bin that cannot be deleted';
  if (offered.has('purge') && !offered.has('recycle')) return 'only a recycle bin is purged';
  const view = viewProblem(resource);
  if (view !== undefined) return view;
  if (!sortableColumns(resource).includes(resource.defaultSorter.column))
    return 'the default sort column cannot be sorted by';
  return undefined;
}

function nameProblem(resource: Resource): string | undefined {
  // The addresses of a stored resource follow from its name.
  if (STORED_NAME.test(resource.name)) return undefined;
  if (!NAME.test(resource.name)) return 'the name must be camelCase letters and digits';
  for (const path of [resource.path, callPath(resource)]) if (!PATH.test(path)) return 'the path must be rooted words';
  return undefined;
}

/** What is wrong with the fields by which people tell rows apart; undefined if they can. */
function choiceProblem(resource: Resource): string | undefined {
  const uncalled = resource.calledBy?.find((key) => resource.fields[key] === undefined || isWide(resource.fields[key]));
  if (uncalled !== undefined) return `"${uncalled}" is no field by which people know a row`;
  const unsaid = resource.choiceBeside?.find(
    (key) => !['text', 'date', 'dateTime'].includes(resource.fields[key]?.type ?? ''),
  );
  if (unsaid !== undefined) return `"${unsaid}" tells no rows apart: it has to be a text or a day`;
  return undefined;
}

/** A calendar is read by the call of the list, in the order of the start. */
function calendarProblem({ calendar, ...resource }: Resource): string | undefined {
  if (calendar === undefined) return undefined;
  const { start, end, title } = calendar;
  const columns = new Set(columnFields(resource).map(([key]) => key));
  const lost = [start, end, title].find((key) => !columns.has(key));
  if (lost !== undefined) return `the calendar shows "${lost}", which is no column`;
  const isTimed = [start, end].every((key) => resource.fields[key]?.type === 'dateTime');
  if (!isTimed || !sortableColumns(resource).includes(start))
    return 'the calendar needs moments, and an order by the first';
  return undefined;
}

/** What is wrong with the views of a resource; undefined if they are consistent. */
function viewProblem(resource: Resource): string | undefined {
  const parameters = new Set(searchFields(resource).flatMap(([key, field]) => searchKeys(key, field)));
  for (const view of resource.views ?? []) {
    const { key, search } = view;
    if (!NAME.test(key)) return `the view "${key}" must be camelCase letters and digits`;
    const lost = waitedActions(view).find((action) => !isConditional(resource.actions?.[action]));
    if (lost !== undefined) return `the view "${key}" waits for "${lost}", which every row or none could wait for`;
    const name = Object.keys(search).find((parameter) => parameter !== APPLIES && !parameters.has(parameter));
    if (name !== undefined) return `the view "${key}" searches by "${name}", which is no search parameter`;
  }
  return undefined;
}

/** Whether it depends on a row that an action applies to it. */
function isConditional(action: Action | undefined): boolean {
  return action !== undefined && (action.move !== undefined || requirementsOf(action).length > 0);
}

/** Read only where one row is shown, or never. */
function isWide(field: Field): boolean {
  return ['longText', 'secret'].includes(storageOf(field));
}

function isNumeric(field: Field | undefined): boolean {
  return field !== undefined && ['integer', 'decimal'].includes(storageOf(field));
}

/** Permission code of an action: `activity:batch_delete`. */
export function permissionCode(resource: Pick<Resource, 'permissionPrefix'>, action: BuiltInAction): string {
  return `${resource.permissionPrefix}:${action}`;
}

/** Path of the endpoints, relative to the base path. */
export function callPath(resource: Resource): string {
  return resource.callPath ?? resource.path;
}

/** Whether a row belongs to a tenant and a department; otherwise to the platform. */
export function isTenantScoped({ scope }: Resource): boolean {
  return scope !== 'platform';
}

/** Of rows that the server alone writes. */
const APPENDED_OFFERS: readonly BuiltInAction[] = ['list', 'export'];

/** What staff may do with the rows of a resource. */
export function offeredActions(resource: Resource): readonly BuiltInAction[] {
  const { offers, kind } = resource;
  const offered = offers ?? (kind === 'appendOnly' ? APPENDED_OFFERS : BUILT_IN_ACTIONS);
  return offered.filter(
    (action) =>
      (action !== 'reveal' || maskedFields(resource).length > 0) &&
      (action !== 'import' || (offered.includes('add') && !needsSecret(resource))),
  );
}

/** Whether a new row needs a secret that neither a file holds nor the server makes. */
function needsSecret({ fields }: Resource): boolean {
  return Object.values(fields).some(
    (field) => field.type === 'secret' && field.isRequired === true && field.isMade !== true,
  );
}

export function isOffered(resource: Resource, action: BuiltInAction): boolean {
  return offeredActions(resource).includes(action);
}

/** Fields that people type or choose in a form; states are moved by actions, joined and computed fields are made when read. */
export function formFields(resource: Resource): [string, Field][] {
  return Object.entries(resource.fields).filter(
    ([, field]) => field.form !== false && field.type !== 'state' && !isDerived(field),
  );
}

/** The fields of a form in their groups: those without one first, then the groups in order; empty groups are left out. */
export function formGroups(resource: Resource): readonly FormGroup[] {
  const fieldsOf = (group: string | undefined) =>
    formFields(resource).filter(([, field]) => field.form !== false && field.form?.group === group);
  const named = Object.entries(resource.groups ?? {}).map(([key, title]) => ({ key, title, fields: fieldsOf(key) }));
  return [{ key: '', title: null, fields: fieldsOf(undefined) }, ...named].filter(({ fields }) => fields.length > 0);
}

/** `typeId` → `type_id`, as databases name it. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}

/** Name of the table of a resource. */
export function tableName({ table, name }: Pick<Resource, 'table' | 'name'>): string {
  return table ?? snakeCase(name);
}

/** Whether two rows may not have the same value in a field: of all rows, or of some. */
export function isUniqueField({ isUnique = false }: Field): boolean {
  return isUnique !== false;
}

/** Keys of the fields whose values are written and never read. */
export function secretFields(resource: Resource): string[] {
  return Object.entries(resource.fields).flatMap(([key, field]) => (storageOf(field) === 'secret' ? [key] : []));
}

export function searchFields(resource: Resource): [string, Field][] {
  return Object.entries(resource.fields).filter(([, field]) => field.search !== undefined);
}

export function columnFields(resource: Resource): [string, Field][] {
  return Object.entries(resource.fields).filter(([, field]) => field.column !== false);
}

/** The only columns that a list call may sort by (threat T-29). */
export function sortableColumns(resource: Resource): string[] {
  return [
    ...columnFields(resource)
      .filter(
        ([, field]) =>
          field.column !== false && field.column?.isSortable === true && !['files', 'links'].includes(storageOf(field)),
      )
      .map(([key]) => key),
    'createTime',
    'updateTime',
  ];
}

/** An audit field as people read it: the real name of an author where the server knows it. */
export function auditText(row: ResourceRow, key: AuditField): string {
  return String(row[dictionaryTextKey(key)] ?? row[key] ?? '');
}

/** Key of a choice's display text beside its value. */
export function dictionaryTextKey(key: string): string {
  return `${key}_dictText`;
}

/** Keys of a choice's display text: the one of every choice, and the second name of a field that has one. */
export function choiceTextKeys(key: string, field: Field): string[] {
  const second = 'textAlsoAs' in field ? field.textAlsoAs : undefined;
  return second === undefined ? [dictionaryTextKey(key)] : [dictionaryTextKey(key), second];
}

/** Parameter names of a search field on the wire and in the URL. */
export function searchKeys(key: string, field: Field): string[] {
  return field.search === 'range' ? [`${key}_begin`, `${key}_end`] : [key];
}
