export { activityTypeResource } from './business/activity-type.resource.ts';
export { activityResource } from './business/activity.resource.ts';
export { shopOrderStatus } from './business/shop-order-status.ts';
export { resourceEndpoints, type ResourceEndpoints } from './define/resource-endpoints.ts';
export { resourceListQuerySchema, resourceRowSchema, resourceValuesSchema } from './define/resource-schemas.ts';
export {
  byFieldType,
  CODE_LENGTH,
  fieldKind,
  fieldKinds,
  storageOf,
  storedValue,
  type FieldKind,
  type FieldStorage,
  type FieldTable,
} from './define/field-kinds.ts';
export type {
  Resource,
  ResourceAction,
  ResourceRow,
  ResourceValues,
  ColumnSettings,
  DateField,
  DictionaryField,
  Field,
  FieldOf,
  FieldType,
  FieldValue,
  FormSettings,
  NumberField,
  ReferenceField,
  RuleName,
  SearchKind,
  TextField,
  ValuesOf,
  YesNoField,
} from './define/resource.types.ts';
export { resourceByName, resources } from './define/resources.registry.ts';
export {
  AUDIT_FIELDS,
  auditFieldLabels,
  auditText,
  columnFields,
  defineResource,
  dictionaryTextKey,
  formFields,
  formGroups,
  permissionCode,
  searchFields,
  searchKeys,
  sortableColumns,
  type AuditField,
  type FormGroup,
} from './define/define-resource.ts';
