import * as v from 'valibot';

import { parseJson, type LocalizedText, type Result, err, ok } from '../../kernel/index.ts';
import { isReservedKey, isUniqueField, resourceProblem } from '../define/define-resource.ts';
import type { Field, Resource } from '../define/resource.types.ts';
import { storedFormMessages as messages } from './stored-form.messages.ts';
import {
  formDraftSchema,
  FORM_OFFERS,
  LONGEST_DEFINITION,
  MOST_INDEXED_FIELDS,
  type FormDraft,
  type StoredForm,
} from './stored-form.schema.ts';

/** What names a form in addresses and permissions. */
export const FORM_CODE = /^[a-z][a-z0-9_]{1,31}$/u;

/** Name of the resource of a form, in histories, data rules and saved queries. */
export const formResourceName = (code: string): string => `online:${code}`;

/** Where a form is called, at one version of it or at whichever is in force. */
export const storedCallPath = (code: string, version?: number): string =>
  `/online/cgform/api/${code}${version === undefined ? '' : `@${version}`}`;

export interface FormIdentity {
  readonly code: string;
  /** Of a page, which has to be told when the form is another one: the version that it shows. */
  readonly version?: number;
}

/** The resource that a form is: what a described resource can do, it can. */
export function resourceOfForm(form: StoredForm, { code, version }: FormIdentity): Resource {
  const { title, fields, labelKey, groups, columns, importBy, offers = FORM_OFFERS } = form;
  return {
    name: formResourceName(code),
    path: `/online/cgformList/${code}`,
    callPath: storedCallPath(code, version),
    title,
    singular: title,
    permissionPrefix: formResourceName(code),
    labelField: labelKey,
    lookup: 'related',
    defaultSorter: form.defaultSorter ?? { column: 'createTime', order: 'desc' },
    offers,
    ...(groups === undefined ? {} : { groups }),
    ...(columns === undefined ? {} : { columns }),
    ...(importBy === undefined ? {} : { importBy }),
    fields: Object.fromEntries(fields.map(({ key, field }): [string, Field] => [key, field])),
  };
}

/** Whether lists sort, search or compare by a field: it has an index then. */
export function isIndexed(field: Field): boolean {
  const isSorted = field.column !== false && field.column?.isSortable === true;
  return isSorted || field.search !== undefined || isUniqueField(field) || field.type === 'reference';
}

/** Read the definition of a draft; the error says the first thing that is wrong. */
export function parseFormDraft(json: string): Result<FormDraft, LocalizedText> {
  if (json.length > LONGEST_DEFINITION) return err(messages.tooLong(LONGEST_DEFINITION));
  const read = parseJson(json);
  if (!read.ok) return err(messages.noJson);
  const parsed = v.safeParse(formDraftSchema, read.value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return err(messages.word(v.getDotPath(issue) ?? issue.received));
}

/** What a form may refer to. */
export interface FormSurroundings {
  readonly find: (name: string) => Resource | undefined;
  readonly hasDictionary: (code: string) => boolean;
}

/** One thing that is wrong with a form, and the field that it is wrong with; null for the form as a whole. */
export interface FormProblem {
  readonly key: string | null;
  readonly text: LocalizedText;
}

/** What is wrong with a form that its schema cannot say; undefined for a form that can be published. */
export function storedFormProblem(
  form: StoredForm,
  code: string,
  surroundings: FormSurroundings,
): LocalizedText | undefined {
  return storedFormProblems(form, code, surroundings)[0]?.text;
}

/** All that is wrong with a form and that its schema cannot say; contradictions between its parts one at a time. */
export function storedFormProblems(
  form: StoredForm,
  code: string,
  { find, hasDictionary }: FormSurroundings,
): readonly FormProblem[] {
  const seen = new Set<string>();
  const problems = form.fields.flatMap(({ key, field }): readonly FormProblem[] => {
    const found: LocalizedText[] = [];
    if (seen.has(key)) found.push(messages.twice(key));
    seen.add(key);
    if (isReservedKey(key)) found.push(messages.reserved(key));
    if ('minimum' in field && field.minimum > field.maximum) found.push(messages.range(field.label));
    if (field.type === 'reference' && field.resource !== formResourceName(code) && !isReferable(find(field.resource)))
      found.push(messages.unknownResource(field.label, field.resource));
    if (field.type === 'dictionary' && !hasDictionary(field.dictionary))
      found.push(messages.unknownDictionary(field.label, field.dictionary));
    return found.map((text) => ({ key, text }));
  });
  if (!seen.has(form.labelKey)) return [...problems, { key: null, text: messages.unknownLabel(form.labelKey) }];
  const indexed = form.fields.filter(({ field }) => isIndexed(field)).length;
  if (indexed > MOST_INDEXED_FIELDS)
    return [...problems, { key: null, text: messages.tooManyIndexed(MOST_INDEXED_FIELDS, indexed) }];
  const problem = problems.length > 0 ? undefined : resourceProblem(resourceOfForm(form, { code }));
  if (problem === undefined) return problems;
  const named = form.fields.find(({ key }) => problem.includes(`"${key}"`));
  return [{ key: named?.key ?? null, text: messages.contradiction(problem) }];
}

function isReferable(resource: Resource | undefined): boolean {
  return resource !== undefined && resource.lookup !== 'nobody' && resource.kind !== 'appendOnly';
}
