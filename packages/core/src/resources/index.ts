export { activityTypeArea } from './business/activity-type.resource.ts';
export { activityArea } from './business/activity.resource.ts';
export { areaEndpoints, type AreaEndpoints } from './define/resource-endpoints.ts';
export { areaListQuerySchema, areaRowSchema, areaValuesSchema, storedValue } from './define/resource-schemas.ts';
export type {
  Area,
  AreaAction,
  AreaRow,
  AreaValues,
  ColumnSettings,
  DateField,
  DictionaryField,
  Field,
  FieldValue,
  FormSettings,
  NumberField,
  ReferenceField,
  RuleName,
  SearchKind,
  TextField,
  YesNoField,
} from './define/resource.types.ts';
export { areaByName, areas } from './define/resources.registry.ts';
export {
  AUDIT_FIELDS,
  auditFieldLabels,
  columnFields,
  defineArea,
  dictionaryTextKey,
  formFields,
  permissionCode,
  searchFields,
  searchKeys,
  sortableColumns,
  type AuditField,
} from './define/define-resource.ts';
