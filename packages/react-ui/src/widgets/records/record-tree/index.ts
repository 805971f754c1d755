export { RecordTree, type RecordTreeProps } from './record-tree.tsx';
