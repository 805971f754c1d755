/* oxlint-disable eslint/max-lines -- an entry point is a list of names */
export { activityTypeResource } from './business/activity-type.resource.ts';
export { categoryResource } from './system/category.resource.ts';
export { checkRuleResource } from './system/check-rule.resource.ts';
export { dataLogResource } from './system/data-log.resource.ts';
export { dataSourceResource } from './system/data-source.resource.ts';
export { dictItemResource } from './system/dict-item.resource.ts';
export { dictResource } from './system/dict.resource.ts';
export { fillRuleResource } from './system/fill-rule.resource.ts';
export { gatewayRouteResource } from './system/gateway-route.resource.ts';
export { logResource } from './system/log.resource.ts';
export { activitySignUpResource } from './business/activity-sign-up.resource.ts';
export { activityResource } from './business/activity.resource.ts';
export { curriculumTypeResource } from './business/curriculum-type.resource.ts';
export { curriculumResource } from './business/curriculum.resource.ts';
export { newsTypeResource } from './business/news-type.resource.ts';
export { newsResource } from './business/news.resource.ts';
export { policyResource } from './business/policy.resource.ts';
export { enterpriseResource } from './business/enterprise.resource.ts';
export { matchResource } from './business/match.resource.ts';
export { matchWorkResource } from './business/match-work.resource.ts';
export { retireGoodsResource } from './business/retire-goods.resource.ts';
export { shopOrderResource } from './business/shop-order.resource.ts';
export { shopOrderItemResource } from './business/shop-order-item.resource.ts';
export { squarePostResource } from './business/square-post.resource.ts';
export { rotationChartResource } from './business/rotation-chart.resource.ts';
export { rotationChartShopResource } from './business/rotation-chart-shop.resource.ts';
export { retireeResource } from './business/retiree.resource.ts';
export { familyMemberResource } from './business/family-member.resource.ts';
export { certificationResource } from './business/certification.resource.ts';
export { topicResource } from './business/topic.resource.ts';
export { messageResource } from './system/message.resource.ts';
export { messageTemplateResource } from './system/message-template.resource.ts';
export { announcementResource } from './system/announcement.resource.ts';
export { dataRuleResource } from './system/data-rule.resource.ts';
export { permissionResource } from './system/permission.resource.ts';
export { departmentResource } from './system/department.resource.ts';
export { departmentRoleResource } from './system/department-role.resource.ts';
export { onlineFormResource } from './system/online-form.resource.ts';
export { positionResource } from './system/position.resource.ts';
export { storedFileResource } from './system/stored-file.resource.ts';
export { roleResource } from './system/role.resource.ts';
export { quartzJobResource } from './system/quartz-job.resource.ts';
export { alertRuleResource } from './system/alert-rule.resource.ts';
export { jobRunResource } from './system/job-run.resource.ts';
export { tenantResource } from './system/tenant.resource.ts';
export { userAgentResource } from './system/user-agent.resource.ts';
export { userResource } from './system/user.resource.ts';
export { shopOrderStatus } from './business/shop-order-status.ts';
export { bindCondition } from './condition/bind-condition.ts';
export { MOST_LEAVES, MOST_LEVELS, MOST_VALUES, ruleLabels } from './condition/condition.messages.ts';
export { isWithinCondition } from './condition/condition-within.ts';
export { wholeMaskedValues, type AskedValue } from './condition/masked-values.ts';
export {
  conditionChips,
  conditionSentence,
  variableText,
  type ConditionChip,
  type SentenceTexts,
} from './condition/condition-sentence.ts';
export {
  offeredRowScopes,
  ROW_SCOPES,
  rowLimitSentence,
  rowScopeCondition,
  rowScopeLabels,
  rowScopeOf,
  type RowScope,
} from './condition/row-scopes.ts';
export { bindConstants } from './condition/bind-constants.ts';
export { compileCondition, conditionHolds, type ConditionRow } from './condition/condition-holds.ts';
export {
  conditionField,
  conditionKeys,
  conditionRules,
  hasPrivateOperand,
  type ComparedFields,
  type ConditionField,
  type ConditionStorage,
} from './condition/condition-fields.ts';
export {
  formatSuperQuery,
  MATCH_TYPES,
  parseRule,
  parseSuperQuery,
  type MatchType,
  type SuperQuery,
} from './condition/super-query.ts';
export {
  RULES,
  type BoundCondition,
  type BoundLeaf,
  type Condition,
  type ConditionContext,
  type ConditionLeaf,
  type ConditionUse,
  type LikePlace,
  type Operand,
  type OrderRule,
  type Rule,
  type TimeSpan,
  type Variable,
  type VariableOperand,
} from './condition/condition.types.ts';
export {
  applicableGroups,
  fieldsDependingOn,
  isApplicable,
  isRequiredWith,
  keptValue,
} from './define/applicable-fields.ts';
export { AUDIT_FIELDS, auditFieldLabels, auditFields, type AuditField } from './define/audit-fields.ts';
export type { FieldValue } from './define/field-value.types.ts';
export { shownFigures, type ShownFigure } from './define/action-figures.ts';
export type { Action, ActionFigure, Requirement, StateMove } from './define/action.types.ts';
export {
  actedRow,
  actionObstacle,
  actionOf,
  actionPermission,
  actionValues,
  applyingCondition,
  APPLIES,
  askedFields,
  calledActions,
  conditionFields,
  fieldsOfAction,
  fieldsOfActions,
  isUndoable,
  namedActions,
  resourceActions,
  stampedFields,
  undoableActions,
  weighingActions,
  waitedActions,
  type ActionJudge,
  type CodeText,
} from './define/resource-actions.ts';
export {
  childPlaceKey,
  childPlaceOf,
  childResource,
  childrenBody,
  childTables,
  editedChildTables,
  isChildField,
  type ChildChange,
  type ChildChanges,
  type ChildPlace,
  type ChildrenChanges,
  type ResourceRecord,
} from './define/child-tables.ts';
export { recordedPartKey, recordedPartOf, type RecordedPart } from './define/recorded-parts.ts';
export { BIN_ACTIONS, binActions, binOf } from './define/recycle-bin.ts';
export {
  fieldPermission,
  guardedFields,
  isPrivateField,
  originalResource,
  visibleResource,
  withoutPrivate,
} from './define/guarded-fields.ts';
export { computations, computedValue, isAmount, type ComputedValue } from './define/computed-values.ts';
export {
  countChanges,
  countedCondition,
  countersIn,
  countersOver,
  type CountedWrite,
  type Counter,
} from './define/counted-fields.ts';
export { isDerived, joinedFields, sourcesOf } from './define/derived-fields.ts';
export { filledFields, filledThrough } from './define/filled-fields.ts';
export {
  answeredValue,
  maskedFields,
  maskedRow,
  maskOf,
  shownTailOf,
  withoutMasks,
  type ShownTail,
} from './define/masks.ts';
export {
  actionEndpoint,
  undoEndpoint,
  weightEndpoint,
  type ActionEndpoint,
  type Weight,
} from './define/action-endpoints.ts';
export {
  isRestorable,
  offeredEndpoints,
  resourceEndpoints,
  type ResourceEndpoints,
} from './define/resource-endpoints.ts';
export { isRevealReason, REVEAL_REASON } from './define/reveal-reason.ts';
export {
  DUPLICATE_DECISIONS,
  IMPORT_FILE_FIELD,
  IMPORT_WRITES,
  importFields,
  LONGEST_IMPORT_FIELD,
  MOST_IMPORT_COLUMNS,
  MOST_IMPORTED,
  MOST_TOLD_ROWS,
  type CheckedImport,
  type DuplicateDecision,
  type ImportChange,
  type ImportFields,
  type ImportWrites,
} from './define/import-form.ts';
export {
  headingRowOf,
  MOST_ROWS_ABOVE,
  namedColumns,
  plainHeading,
  REQUIRED_MARK,
  type NamedColumns,
} from './define/import-headings.ts';
export {
  exportColumns,
  importFieldsOf,
  isRequiredInFile,
  matchFieldsOf,
  type TransferColumn,
} from './define/transfer-columns.ts';
export {
  EXPORT_FORMATS,
  IMPORT_FORMATS,
  MOST_EXPORTED,
  MOST_PRINTED,
  MOST_SELECTED,
  type ExportFormat,
} from './define/transfer-endpoints.ts';
export { resourceListQuerySchema, resourceRowSchema, resourceValuesSchema } from './define/resource-schemas.ts';
export {
  byFieldType,
  CODE_LENGTH,
  dictionaryOf,
  fieldKind,
  fieldKinds,
  HTML_LENGTH,
  isReference,
  isToldByText,
  PLAIN_LENGTH,
  referredIds,
  storageOf,
  storedValue,
  textLimit,
  type FieldKind,
  type FieldStorage,
  type FieldTable,
} from './define/field-kinds.ts';
export type {
  BuiltInAction,
  ChildTable,
  FormGroup,
  PaperColumn,
  PaperSheet,
  Resource,
  ResourceRow,
  ResourceView,
  StateField,
  ResourceValues,
  ChoiceField,
  ComputationName,
  ComputedField,
  ColumnSettings,
  DateField,
  DictionaryField,
  Field,
  FieldOf,
  FieldType,
  FileField,
  FormSettings,
  JoinedField,
  LongTextField,
  NumberField,
  PlainField,
  ReferenceField,
  Giving,
  ReferencesField,
  RuleName,
  SearchKind,
  SecretField,
  TextField,
  ValuesOf,
  YesNoField,
} from './define/resource.types.ts';
export { describedValues, usesDictionary } from './define/described-values.ts';
export {
  parsePlace,
  placeOfText,
  placeText,
  placeValue,
  typedPlace,
  type TypedPlace,
} from './define/location-value.ts';
export { storedFileName, storedFiles, storedFilesSchema } from './define/stored-files.ts';
export { rowName } from './define/row-name.ts';
export { namingResources, type NamingResource } from './define/naming-resources.ts';
export { parentResource, type ParentResource } from './define/parent-resource.ts';
export { resourceByName, resources } from './define/resources.registry.ts';
export { waitingViews } from './define/waiting-views.ts';
export { resourceEntriesUnder, resourceEntry, resourceEntryOfPermission } from './directory/resource-directory.ts';
export { resourceEntries } from './directory/resource-entries.ts';
export type { ResourceDirectory, ResourceEntry, StoredResources } from './directory/resource-directory.types.ts';
export {
  FORM_CODE,
  parseFormDraft,
  resourceOfForm,
  storedFormProblem,
  storedFormProblems,
  formResourceName,
  type FormIdentity,
  type FormProblem,
  type FormSurroundings,
} from './stored/stored-resource.ts';
export { MOST_FORM_FIELDS, storedFormSchema, type FormDraft, type StoredForm } from './stored/stored-form.schema.ts';
export { callName, storedCallName, storedEndpoints } from './stored/stored-endpoints.ts';
export {
  countedKeys,
  newlyIndexed,
  planForm,
  type FormColumn,
  type FormPlan,
  type PlanItem,
  type FormRowCounts,
} from './stored/form-plan.ts';
export {
  codeDirectory,
  createResourceDirectory,
  ofAllResources,
  placeInDirectory,
  referredResource,
} from './directory/described-resources.ts';
export {
  auditText,
  callPath,
  choiceTextKeys,
  columnFields,
  defineResource,
  dictionaryTextKey,
  formFields,
  formGroups,
  HAS_CHILD,
  isOffered,
  isTenantScoped,
  isReservedKey,
  isUniqueField,
  offeredActions,
  permissionCode,
  searchFields,
  searchKeys,
  snakeCase,
  secretFields,
  sortableColumns,
  tableName,
  TREE_PATH,
} from './define/define-resource.ts';
