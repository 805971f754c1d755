import { formFields, isDerived, type Resource, type ResourceValues } from '@evergreen/core/resources';
import { err, ok, type Result } from '@evergreen/core/kernel';
import { normaliseValues } from '@evergreen/core/validators';

import type { CallFailure } from '../../../http/call.types.ts';
import { unpermittedValue } from './field-rights.ts';
import { brokenRules } from './resource-refusals.ts';
import { withCleanHtml } from './storable-html.ts';

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

/** The first values of the fields that no form of this caller has, a counter's 0 for example. */
function initialsOf(resource: Resource, visible: Resource): ResourceValues {
  const typed = new Set(formFields(visible).map(([key]) => key));
  return Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([key, field]) => !typed.has(key) && !isDerived(field))
      .map(([key, field]) => [key, field.initial ?? null]),
  );
}
