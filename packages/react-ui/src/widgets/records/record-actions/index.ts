export { RecordActionButtons } from './record-action-buttons.tsx';
export { RecordActions } from './record-actions.tsx';
