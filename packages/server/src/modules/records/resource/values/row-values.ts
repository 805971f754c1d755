import {
  formFields,
  isDerived,
  secretFields,
  withoutMasks,
  type Resource,
  type ResourceValues,
} from '@evergreen/core/resources';
import { err, ok, type Result } from '@evergreen/core/kernel';
import { normaliseValues } from '@evergreen/core/validation/validators';

import type { CallFailure } from '../../../../http/call.types.ts';
import { unpermittedValue } from '../field-rights.ts';
import { brokenRules } from '../resource-refusals.ts';
import { withCleanHtml } from './storable-html.ts';
import type { StoredRow } from '../stored-row.types.ts';

/** The values of a new row as they are stored, by the rules of the form; `visible` is the resource as its writer may write it. */
export function newRowValues(
  resource: Resource,
  visible: Resource,
  sent: ResourceValues,
): Result<ResourceValues, CallFailure> {
  const unpermitted = unpermittedValue(resource, visible, sent, { isEdit: false });
  if (unpermitted !== undefined) return err(unpermitted);
  const values = { ...normaliseValues(resource, withCleanHtml(resource, sent)), ...initialsOf(resource, visible) };
  const broken = brokenRules(resource, values);
  return broken === undefined ? ok(values) : err(broken);
}

/** The values of a changed row as they are stored, by the rules of the form: values that are not sent stay, masked ones too. */
export function editedRowValues(
  resource: Resource,
  before: StoredRow,
  sent: ResourceValues,
): Result<ResourceValues, CallFailure> {
  const values = withoutEmptySecrets(
    resource,
    normaliseValues(resource, withCleanHtml(resource, { ...before, ...withoutMasks(resource, sent, before) })),
  );
  const broken = brokenRules(resource, values, 'stored');
  return broken === undefined ? ok(values) : err(broken);
}

/** A secret that is not entered again stays as it is stored. */
function withoutEmptySecrets(resource: Resource, values: ResourceValues): ResourceValues {
  const secrets = new Set(secretFields(resource));
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== null || !secrets.has(key)));
}

/** The first values of the fields that no form of this caller has, a counter's 0 for example. */
function initialsOf(resource: Resource, visible: Resource): ResourceValues {
  const typed = new Set(formFields(visible).map(([key]) => key));
  return Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([key, field]) => !typed.has(key) && !isDerived(field))
      .map(([key, field]) => [key, field.initial ?? null]),
  );
}
