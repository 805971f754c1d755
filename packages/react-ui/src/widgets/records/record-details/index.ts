export { RecordDetails, type RecordDetailsProps } from './record-details.tsx';
