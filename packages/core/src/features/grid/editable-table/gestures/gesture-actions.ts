import { setValues, toggleCell, writeCells } from './cells.ts';
import { takeChoices } from './choosing.ts';
import { cancelDrag, dropDrag, moveDrag, startDrag, stepDrag } from './dragging.ts';
import { clearCells, copy, cut, fillDown, fillTo, forgetRefused, paste } from './clipboard.ts';
import { hideColumn, moveColumn, resetColumns, resizeColumn } from './columns.ts';
import { dropDraft, forgetDraftDue, restoreDraft } from './drafting.ts';
import { cancelEdit, changeDraft, checkBlurred, commitEditAndStep, endGesture, leaveEdit, planBlurCheck, pressCell, startEdit, touchEdit } from './editing.ts';
import { closeFind, findNext, findPrevious, findWords, goToFound, openFind, takeCount } from './find.ts';
import { dropRange, focusCell, leaveFocus, moveFocus, revealCell, selectAll, selectRange, selectRow, selectWhole, tickRows } from './focusing.ts';
import { redo, undo } from './history.ts';
import { takeLive } from './live.ts';
import { inspectRows, loadRows, tellLoadFailed } from './loading.ts';
import { expandRow, setCollapsed, setSize, toggleSubTable } from './looks.ts';
import { takePicked } from './picking.ts';
import { addRows, confirmRemoval, disableTable, insertRows, lockRows, moveRow, removeRows, removeSelected, sortRows } from './rows.ts';
import { askSave, checkAll, revealProblem, takeAsSaved, takeVerdicts, tellSaveFailed } from './saving.ts';
import { step } from './step.ts';

/** Every gesture by the name that the machine calls it. */
export const gestureActions = {
  addRows: step(addRows),
  askSave: step(askSave),
  cancelDrag: step(cancelDrag),
  cancelEdit: step(cancelEdit),
  changeDraft: step(changeDraft),
  checkAll: step(checkAll),
  checkBlurred: step(checkBlurred),
  clearCells: step(clearCells),
  closeFind: step(closeFind),
  commitEdit: step(endGesture),
  commitEditAndStep: step(commitEditAndStep),
  confirmRemoval: step(confirmRemoval),
  copy: step(copy),
  cut: step(cut),
  disableTable: step(disableTable),
  dropDraft: step(dropDraft),
  dropDrag: step(dropDrag),
  dropRange: step(dropRange),
  expandRow: step(expandRow),
  fillDown: step(fillDown),
  fillTo: step(fillTo),
  findNext: step(findNext),
  findPrevious: step(findPrevious),
  findWords: step(findWords),
  focusCell: step(focusCell),
  forgetDraftDue: step(forgetDraftDue),
  forgetRefused: step(forgetRefused),
  goToFound: step(goToFound),
  hideColumn: step(hideColumn),
  insertRows: step(insertRows),
  inspectRows: step(inspectRows),
  leaveEdit: step(leaveEdit),
  leaveFocus: step(leaveFocus),
  loadRows: step(loadRows),
  lockRows: step(lockRows),
  moveColumn: step(moveColumn),
  moveDrag: step(moveDrag),
  moveFocus: step(moveFocus),
  moveRow: step(moveRow),
  openFind: step(openFind),
  paste: step(paste),
  planBlurCheck: step(planBlurCheck),
  pressCell: step(pressCell),
  redo: step(redo),
  removeRows: step(removeRows),
  removeSelected: step(removeSelected),
  resetColumns: step(resetColumns),
  resizeColumn: step(resizeColumn),
  restoreDraft: step(restoreDraft),
  revealCell: step(revealCell),
  revealProblem: step(revealProblem),
  selectAll: step(selectAll),
  selectRange: step(selectRange),
  selectRow: step(selectRow),
  selectWhole: step(selectWhole),
  setCollapsed: step(setCollapsed),
  setSize: step(setSize),
  setValues: step(setValues),
  sortRows: step(sortRows),
  startDrag: step(startDrag),
  startEdit: step(startEdit),
  stepDrag: step(stepDrag),
  takeAsSaved: step(takeAsSaved),
  takeChoices: step(takeChoices),
  takeCount: step(takeCount),
  /** The engine has the figures: whoever draws asks it again. */
  noteCount: step(() => ({})),
  takeLive: step(takeLive),
  takePicked: step(takePicked),
  takeVerdicts: step(takeVerdicts),
  tellLoadFailed: step(tellLoadFailed),
  tellSaveFailed: step(tellSaveFailed),
  tickRows: step(tickRows),
  toggleCell: step(toggleCell),
  toggleSubTable: step(toggleSubTable),
  touchEdit: step(touchEdit),
  undo: step(undo),
  writeCells: step(writeCells),
} as const;
