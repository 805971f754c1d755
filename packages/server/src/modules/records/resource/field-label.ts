import { auditFieldLabels, AUDIT_FIELDS, editedChildTables, type Resource } from '@evergreen/core/resources';
import type { LocalizedText } from '@evergreen/core/kernel';

/** The label of a field by its own key or by that of its search boundaries. */
export function fieldLabel(resource: Resource, key: string): LocalizedText | undefined {
  const name = key.replace(/_(?:begin|end)$/u, '');
  // Sub-rows that no schema accepts are refused as a whole.
  if (name === 'children') return editedChildTables(resource)[0]?.[1].resource.title;
  const audit = AUDIT_FIELDS.find((field) => field === name);
  if (audit !== undefined) return auditFieldLabels[audit];
  return Object.hasOwn(resource.fields, name) ? resource.fields[name]?.label : undefined;
}
