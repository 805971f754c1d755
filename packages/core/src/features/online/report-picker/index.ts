export { createReportCache, REPORT_CACHE_TIME, type ReportCache } from './report-cache.ts';
export { fieldsOf, filledValues, pairedFields, reportFields, separatorOf } from './report-fields.model.ts';
export { reportPickerMessages } from './report-picker.messages.ts';
export {
  createReportPicker,
  type ReportPickerDependencies,
  type ReportPickerService,
} from './report-picker.service.ts';
export type {
  ChosenRow,
  ReportField,
  ReportPickerConfig,
  ReportPickerEmitted,
  ReportPickerEvent,
  ReportPickerFacts,
  ReportPickerStatus,
  ReportValue,
} from './report-picker.types.ts';
export { queryNames } from './report-query.model.ts';
export { reportRowKey, reportText, ROW_KEY_LENGTH } from './report-row.model.ts';
