export { RecordHistory, type RecordHistoryProps } from './record-history.tsx';
