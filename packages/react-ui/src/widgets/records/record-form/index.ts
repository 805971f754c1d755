export { RecordForm, type RecordFormProps } from './record-form.tsx';
