import * as v from 'valibot';

import { err, localized, ok, parseJson, type LocalizedText, type Result } from '../../../kernel/index.ts';
import { resourceValuesSchema, type FieldValue, type Resource, type ResourceValues } from '../../../resources/index.ts';
import { normaliseValues, validateRecord } from '../../validation/validators/index.ts';
import type { JobHandler } from './job-handler.types.ts';
import { jobMessages as messages } from './jobs.messages.ts';

export interface JobParameterProblem {
  /** The field that it is about; null for the text as a whole. */
  readonly key: string | null;
  readonly text: LocalizedText;
}

/** The parameters of a handler as a form: what draws and checks records draws and checks them. */
export function parametersForm({ title, parameters }: JobHandler): Resource {
  return {
    name: 'jobParameters',
    path: '/job-parameters',
    title,
    singular: title,
    permissionPrefix: 'jobParameters',
    labelField: '',
    lookup: 'nobody',
    defaultSorter: { column: 'createTime', order: 'asc' },
    fields: parameters,
  };
}

/** What the parameters of a handler are before anybody changes them. */
export function initialParameters({ parameters }: JobHandler): ResourceValues {
  return Object.fromEntries(Object.entries(parameters).map(([key, { initial = null }]) => [key, initial]));
}

const object = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));

/** Values of parameters as they are stored; undefined for what is no object of plain values. */
export function readParameters(stored: string | null): ResourceValues | undefined {
  const text = stored?.trim() ?? '';
  if (text === '') return {};
  const json = parseJson(text);
  if (!json.ok || Array.isArray(json.value)) return undefined;
  const read = v.safeParse(object, json.value);
  return read.success ? read.output : undefined;
}

/** Parameters as a handler takes them, from what is stored: names and values by its rules, its initial values where none is given. */
export function parseParameters(
  handler: JobHandler,
  stored: string | null,
): Result<ResourceValues, JobParameterProblem> {
  const given = readParameters(stored);
  if (given === undefined) return err({ key: null, text: messages.notAnObject });
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(handler.parameters, key));
  if (unknown !== undefined) return err({ key: null, text: messages.unknownParameter(unknown) });
  const form = parametersForm(handler);
  const values: Record<string, FieldValue> = { ...initialParameters(handler), ...given };
  const accepted = normaliseValues(form, values);
  const [first] = Object.entries(validateRecord(form, accepted));
  if (first !== undefined) return err(problemOf(handler, first[0], first[1]));
  // The rules of a form do not look at what no input of it can give.
  const typed = v.safeParse(resourceValuesSchema(form), accepted);
  if (typed.success) return ok(typed.output);
  const [path] = v.getDotPath(typed.issues[0])?.split('.') ?? [];
  return err(problemOf(handler, path ?? '', messages.badValue));
}

function problemOf({ parameters }: JobHandler, key: string, problem: LocalizedText): JobParameterProblem {
  const label = parameters[key]?.label ?? localized(key, key);
  return { key, text: messages.badParameter(label, problem) };
}

/** What is stored of parameters. */
export function storedParameters(values: ResourceValues): string {
  return JSON.stringify(values);
}
