import { createLate } from '../base/late/index.ts';

/** Numbers come with the form of a record, or with the first settings of columns. */
export const LateNumberInput = createLate(async () => (await import('../base/number-input/index.ts')).NumberInput);
/** The list of regions, the grid of icons, places and the editors of schedules and texts come with the first field of their kind. */
export const LateRegionSelect = createLate(
  async () => (await import('../validation/region-select/index.ts')).RegionSelect,
);
export const LateIconPicker = createLate(async () => (await import('../base/icon-picker/index.ts')).IconPicker);
export const LateNamedIcon = createLate(async () => (await import('../base/icon-picker/index.ts')).NamedIcon);
export const LateLocationInput = createLate(
  async () => (await import('../validation/location-input/index.ts')).LocationInput,
);
export const LateCronInput = createLate(async () => (await import('../schedule/cron-editor/index.ts')).CronInput);
export const LateCodeEditor = createLate(async () => (await import('../text/code-editor/index.ts')).CodeEditor);
export const LateRichTextEditor = createLate(
  async () => (await import('../text/rich-text-editor/index.ts')).RichTextEditor,
);
export const LateRichTextView = createLate(async () => (await import('../text/rich-text-view/index.ts')).RichTextView);
export const LateMaskedValue = createLate(async () => (await import('./masked-value/index.ts')).MaskedValue);
export const LateTreeChoice = createLate(async () => (await import('./tree-select/index.ts')).ResourceTreeChoice);
export const LateReferencesInput = createLate(
  async () => (await import('./references-input/index.ts')).ReferencesInput,
);
export const LateUserPicker = createLate(async () => (await import('../access/user-picker/index.ts')).UserPicker);
export const LateDepartmentPicker = createLate(
  async () => (await import('../access/department-picker/index.ts')).DepartmentPicker,
);
export const LateReportPicker = createLate(async () => (await import('../online/report-picker/index.ts')).ReportPicker);
/** The editable table is larger than a form: it comes with the first form that has sub-rows. */
export const LateChildTable = createLate(async () => (await import('./child-table/index.ts')).ChildTableInput);
