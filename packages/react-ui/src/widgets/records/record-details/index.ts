export { RecordContent, RecordStates } from './record-content.tsx';
export { RecordDetails, type RecordDetailsProps } from './record-details.tsx';
