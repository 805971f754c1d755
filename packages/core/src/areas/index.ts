export { activityTypeArea } from './activity-type.area.ts';
export { activityArea } from './activity.area.ts';
export { areaEndpoints, type AreaEndpoints } from './area-endpoints.ts';
export { areaListQuerySchema, areaRowSchema, areaValuesSchema, storedValue } from './area-schemas.ts';
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
} from './area.types.ts';
export { areaByName, areas } from './areas.registry.ts';
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
} from './define-area.ts';
