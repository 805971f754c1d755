import { setValues, toggleCell, writeCells } from './cells.ts';
import { takeChoices } from './choosing.ts';
import { cancelDrag, dropDrag, moveDrag, startDrag, stepDrag } from './dragging.ts';
import { clearCells, copy, cut, fillDown, fillTo, forgetRefused, paste } from './clipboard.ts';
import { freezeColumns, hideColumn, moveColumn, resetColumns, resizeColumn } from './columns.ts';
import { dropDraft, forgetDraftDue, restoreDraft } from './drafting.ts';
import {
  cancelEdit,
  changeDraft,
  checkBlurred,
  commitEditAndStep,
  endGesture,
  leaveEdit,
  planBlurCheck,
  pressCell,
  startEdit,
  touchEdit,
} from './editing.ts';
import { closeFind, findNext, findPrevious, findWords, goToFound, openFind, takeCount } from './find.ts';
import {
  dropRange,
  focusCell,
  leaveFocus,
  moveFocus,
  revealCell,
  selectAll,
  selectRange,
  selectRow,
  selectWhole,
  tickRows,
} from './focusing.ts';
import { redo, undo } from './history.ts';
import { takeLive } from './live.ts';
import { inspectRows, loadRows, tellLoadFailed } from './loading.ts';
import { expandRow, setCollapsed, setSize, toggleSubTable } from './looks.ts';
import { takePicked } from './picking.ts';
import {
  addRows,
  confirmRemoval,
  disableTable,
  insertRows,
  lockRows,
  moveRow,
  removeRows,
  removeSelected,
  sortRows,
} from './rows.ts';
import { askSave, checkAll, revealProblem, takeAsSaved, takeValidationResults, tellSaveFailed } from './saving.ts';
import { gestureAction } from './gesture-action.ts';
import { performGesture } from './lazy-gesture.ts';

/** Gestures by their action name in the machine. */
export const gestureActions = {
  addRows: gestureAction(addRows),
  askSave: gestureAction(askSave),
  cancelDrag: gestureAction(cancelDrag),
  cancelEdit: gestureAction(cancelEdit),
  changeDraft: gestureAction(changeDraft),
  checkAll: gestureAction(checkAll),
  checkBlurred: gestureAction(checkBlurred),
  clearCells: gestureAction(clearCells),
  closeFind: gestureAction(closeFind),
  commitEdit: gestureAction(endGesture),
  commitEditAndStep: gestureAction(commitEditAndStep),
  confirmRemoval: gestureAction(confirmRemoval),
  copy: gestureAction(copy),
  cut: gestureAction(cut),
  disableTable: gestureAction(disableTable),
  dropDraft: gestureAction(dropDraft),
  dropDrag: gestureAction(dropDrag),
  dropRange: gestureAction(dropRange),
  expandRow: gestureAction(expandRow),
  fillDown: gestureAction(fillDown),
  fillTo: gestureAction(fillTo),
  findNext: gestureAction(findNext),
  findPrevious: gestureAction(findPrevious),
  findWords: gestureAction(findWords),
  focusCell: gestureAction(focusCell),
  forgetDraftDue: gestureAction(forgetDraftDue),
  forgetRefused: gestureAction(forgetRefused),
  freezeColumns: gestureAction(freezeColumns),
  goToFound: gestureAction(goToFound),
  hideColumn: gestureAction(hideColumn),
  insertRows: gestureAction(insertRows),
  inspectRows: gestureAction(inspectRows),
  leaveEdit: gestureAction(leaveEdit),
  leaveFocus: gestureAction(leaveFocus),
  loadRows: gestureAction(loadRows),
  lockRows: gestureAction(lockRows),
  moveColumn: gestureAction(moveColumn),
  moveDrag: gestureAction(moveDrag),
  moveFocus: gestureAction(moveFocus),
  moveRow: gestureAction(moveRow),
  openFind: gestureAction(openFind),
  paste: gestureAction(paste),
  performGesture: gestureAction(performGesture),
  planBlurCheck: gestureAction(planBlurCheck),
  pressCell: gestureAction(pressCell),
  redo: gestureAction(redo),
  removeRows: gestureAction(removeRows),
  removeSelected: gestureAction(removeSelected),
  resetColumns: gestureAction(resetColumns),
  resizeColumn: gestureAction(resizeColumn),
  restoreDraft: gestureAction(restoreDraft),
  revealCell: gestureAction(revealCell),
  revealProblem: gestureAction(revealProblem),
  selectAll: gestureAction(selectAll),
  selectRange: gestureAction(selectRange),
  selectRow: gestureAction(selectRow),
  selectWhole: gestureAction(selectWhole),
  setCollapsed: gestureAction(setCollapsed),
  setSize: gestureAction(setSize),
  setValues: gestureAction(setValues),
  sortRows: gestureAction(sortRows),
  startDrag: gestureAction(startDrag),
  startEdit: gestureAction(startEdit),
  stepDrag: gestureAction(stepDrag),
  takeAsSaved: gestureAction(takeAsSaved),
  takeChoices: gestureAction(takeChoices),
  takeCount: gestureAction(takeCount),
  /** The engine has new statistics: trigger a new read of the facts. */
  noteCount: gestureAction(() => ({})),
  takeLive: gestureAction(takeLive),
  takePicked: gestureAction(takePicked),
  takeValidationResults: gestureAction(takeValidationResults),
  tellLoadFailed: gestureAction(tellLoadFailed),
  tellSaveFailed: gestureAction(tellSaveFailed),
  tickRows: gestureAction(tickRows),
  toggleCell: gestureAction(toggleCell),
  toggleSubTable: gestureAction(toggleSubTable),
  touchEdit: gestureAction(touchEdit),
  undo: gestureAction(undo),
  writeCells: gestureAction(writeCells),
} as const;
