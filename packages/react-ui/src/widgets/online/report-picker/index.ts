export type { ReportPickerDialogProps } from './report-dialog.tsx';
export { LateReportDialog, ReportPicker, type ReportPickerProps } from './report-picker.tsx';
