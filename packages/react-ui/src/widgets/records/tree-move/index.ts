export { TreeMoveDialog, type TreeMoveDialogProps } from './tree-move-dialog.tsx';
