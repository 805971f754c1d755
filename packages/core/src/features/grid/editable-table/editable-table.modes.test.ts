import { describe, expect, it } from 'vitest';

import { events, outcome } from './editable-table.modes.testing.ts';

/** Result of each event: the new mode, the changed facts, and emitted events. Unlisted events have no effect. */

describe('while idle', () => {
  const taken = new Map([
    ['rows.add', 'idle: orderRevision rowCount active range canRedo values !added !announced !revealed'],
    ['row.insert', 'idle: orderRevision rowCount active range canRedo values !inserted !announced !revealed'],
    ['rows.remove', 'idle: orderRevision rowCount canRedo values !removed !announced'],
    [
      'selection.remove',
      'idle: orderRevision rowCount active range selection canRedo buttons values !selectionChanged !removed !announced',
    ],
    ['row.move', 'idle: orderRevision canRedo values !moved !announced'],
    ['rows.sort', 'idle: orderRevision canRedo sorted values !announced'],
    ['rows.lock', 'idle: selection buttons !selectionChanged'],
    ['table.disable', 'idle: isDisabled buttons'],
    ['cells.write', 'idle: canRedo values !valueChanged'],
    ['values.set', 'idle: canRedo values !valueChanged'],
    ['cell.toggle', 'idle: active range canRedo values !valueChanged'],
    ['live.updated', 'idle: values !valueChanged'],
    ['cell.focus', 'idle: active range'],
    ['cell.focus, the edited one', 'idle: active range'],
    ['cell.reveal', 'idle: active range !revealed'],
    ['range.select', 'idle: active range'],
    ['range.clear', 'idle: canRedo refused values !valueChanged !announced'],
    ['range.fillDown', 'idle: canRedo refused values !valueChanged !announced'],
    ['range.fillTo', 'idle: range canRedo refused values !valueChanged !announced'],
    ['edit.start, an editor', 'editing: active range edited'],
    ['edit.start, the edited one', 'editing: active range edited'],
    ['edit.start, a box', 'idle: active range canRedo values !valueChanged'],
    ['edit.start, a dialog', 'idle: active range !pickAsked'],
    [
      'clipboard.paste',
      'idle: active range errorCount canRedo refused values !valueChanged !pasted !announced !noticed',
    ],
    ['clipboard.cut', 'idle: canRedo refused values !copied !valueChanged !announced'],
    ['undo', 'idle: active range canUndo isDirty refused values !valueChanged !revealed !announced'],
    ['redo', 'idle: active range canRedo refused values !valueChanged !revealed !announced'],
    ['row.select', 'idle: selection !selectionChanged'],
    ['rows.selectAll', 'idle: selection !selectionChanged'],
    ['selection.clear', 'idle: selection buttons !selectionChanged'],
    ['drag.start', 'dragging: dragged !announced'],
    ['column.hide', 'idle: columns allColumns range'],
    ['find.open', 'idle: find'],
    ['find.words', 'idle: active range find !revealed !announced'],
    ['size.set', 'idle: size'],
    ['key Enter', 'editing: active range edited'],
    ['key Escape', 'idle: range'],
    ['key ArrowDown', 'idle: active range'],
    ['key Delete', 'idle: canRedo refused values !valueChanged !announced'],
    ['key Ctrl+Z', 'idle: active range canUndo isDirty refused values !valueChanged !revealed !announced'],
    [
      'rows.load',
      'idle: orderRevision rowCount active range selection canUndo canRedo isDirty buttons expanded hasDraft draftClashes refused values !selectionChanged',
    ],
    ['rows.loading', 'loading:'],
    ['rows.failed', 'idle: failure'],
    ['save', 'validating:'],
    ['save.done', 'idle: isDirty !announced'],
    ['save.failed', 'idle: failure !noticed'],
  ]);

  it.each(Object.keys(events))('%s', (event) => {
    expect(outcome('idle', event)).toBe(taken.get(event) ?? 'idle:');
  });
});

describe('while editing', () => {
  const taken = new Map([
    ['rows.add', 'idle: orderRevision rowCount active edited canRedo values !valueChanged !added !announced !revealed'],
    [
      'row.insert',
      'idle: orderRevision rowCount active edited canRedo values !valueChanged !inserted !announced !revealed',
    ],
    ['rows.remove', 'editing: orderRevision rowCount canRedo values !removed !announced'],
    [
      'selection.remove',
      'editing: orderRevision rowCount selection canRedo buttons values !selectionChanged !removed !announced',
    ],
    ['row.move', 'idle: orderRevision edited canRedo values !valueChanged !moved !announced'],
    ['rows.sort', 'idle: orderRevision edited canRedo sorted values !valueChanged !announced'],
    ['rows.lock', 'editing: selection buttons !selectionChanged'],
    ['table.disable', 'idle: isDisabled edited canRedo buttons values !valueChanged'],
    ['cells.write', 'editing: canRedo values !valueChanged'],
    ['values.set', 'editing: canRedo values !valueChanged'],
    ['cell.toggle', 'idle: active edited canRedo values !valueChanged !valueChanged'],
    ['live.updated', 'editing: values !valueChanged'],
    ['cell.focus', 'idle: active edited canRedo values !valueChanged'],
    ['cell.reveal', 'idle: active edited canRedo values !valueChanged !revealed'],
    ['focus.leave', 'idle: edited canRedo values !valueChanged'],
    ['range.select', 'idle: active range edited canRedo values !valueChanged'],
    ['range.clear', 'idle: edited canRedo refused values !valueChanged !valueChanged !announced'],
    ['range.fillDown', 'idle: edited canRedo refused values !valueChanged !announced'],
    ['range.fillTo', 'idle: range edited canRedo refused values !valueChanged !valueChanged !announced'],
    ['edit.start, an editor', 'editing: active edited canRedo values !valueChanged'],
    ['edit.start, a box', 'idle: active edited canRedo values !valueChanged !valueChanged'],
    ['edit.start, a dialog', 'idle: active edited canRedo values !valueChanged !pickAsked'],
    ['edit.change', 'editing: edited'],
    ['edit.commit', 'idle: active edited canRedo values !valueChanged'],
    ['edit.cancel', 'idle: edited'],
    ['clipboard.cut', 'idle: edited canRedo refused values !valueChanged !copied !valueChanged !announced'],
    ['undo', 'idle: active edited refused !valueChanged !valueChanged !revealed !announced'],
    ['redo', 'idle: edited canRedo values !valueChanged !announced'],
    ['row.select', 'editing: selection !selectionChanged'],
    ['rows.selectAll', 'editing: selection !selectionChanged'],
    ['selection.clear', 'editing: selection buttons !selectionChanged'],
    ['drag.start', 'dragging: edited canRedo dragged values !valueChanged !announced'],
    ['column.hide', 'idle: columns allColumns edited canRedo values !valueChanged'],
    ['find.open', 'editing: find'],
    ['find.words', 'editing: active find !revealed !announced'],
    ['size.set', 'editing: size'],
    ['key Enter', 'idle: active edited canRedo values !valueChanged'],
    ['key Escape', 'idle: edited'],
    ['key ArrowDown', 'idle: active edited canRedo values !valueChanged'],
    [
      'rows.load',
      'idle: orderRevision rowCount active edited selection canUndo canRedo isDirty buttons expanded hasDraft draftClashes refused values !selectionChanged !noticed',
    ],
    ['rows.loading', 'loading:'],
    ['rows.failed', 'editing: failure'],
    ['save', 'validating: edited canRedo values !valueChanged'],
    ['save.done', 'editing: !announced'],
    ['save.failed', 'editing: failure !noticed'],
  ]);

  it.each(Object.keys(events))('%s', (event) => {
    expect(outcome('editing', event)).toBe(taken.get(event) ?? 'editing:');
  });
});

describe('while dragging a row', () => {
  const taken = new Map([
    ['rows.add', 'idle: orderRevision rowCount active range canRedo dragged values !added !announced !revealed'],
    ['row.insert', 'idle: orderRevision rowCount active range canRedo dragged values !inserted !announced !revealed'],
    ['rows.remove', 'dragging: orderRevision rowCount canRedo values !removed !announced'],
    [
      'selection.remove',
      'dragging: orderRevision rowCount active range selection canRedo buttons values !selectionChanged !removed !announced',
    ],
    ['row.move', 'idle: orderRevision canRedo dragged values !moved !announced'],
    ['rows.sort', 'idle: orderRevision canRedo sorted dragged values !announced'],
    ['rows.lock', 'dragging: selection buttons !selectionChanged'],
    ['table.disable', 'idle: isDisabled buttons dragged'],
    ['cells.write', 'dragging: canRedo values !valueChanged'],
    ['values.set', 'dragging: canRedo values !valueChanged'],
    ['cell.toggle', 'idle: active range canRedo dragged values !valueChanged'],
    ['live.updated', 'dragging: values !valueChanged'],
    ['cell.focus', 'dragging: active range'],
    ['cell.focus, the edited one', 'dragging: active range'],
    ['cell.reveal', 'idle: active range dragged !revealed'],
    ['focus.leave', 'idle: dragged !announced'],
    ['range.select', 'dragging: active range'],
    ['range.clear', 'idle: canRedo dragged refused values !valueChanged !announced'],
    ['range.fillDown', 'idle: canRedo dragged refused values !valueChanged !announced'],
    ['range.fillTo', 'idle: range canRedo dragged refused values !valueChanged !announced'],
    ['edit.start, an editor', 'editing: active range edited dragged'],
    ['edit.start, the edited one', 'editing: active range edited dragged'],
    ['edit.start, a box', 'idle: active range canRedo dragged values !valueChanged'],
    ['edit.start, a dialog', 'idle: active range dragged !pickAsked'],
    [
      'clipboard.paste',
      'idle: active range errorCount canRedo dragged refused values !valueChanged !pasted !announced !noticed',
    ],
    ['clipboard.cut', 'idle: canRedo dragged refused values !copied !valueChanged !announced'],
    ['undo', 'idle: active range canUndo isDirty dragged refused values !valueChanged !revealed !announced'],
    ['redo', 'idle: active range canRedo dragged refused values !valueChanged !revealed !announced'],
    ['row.select', 'dragging: selection !selectionChanged'],
    ['rows.selectAll', 'dragging: selection !selectionChanged'],
    ['selection.clear', 'dragging: selection buttons !selectionChanged'],
    ['drag.start', 'dragging: dragged !announced'],
    ['drag.move', 'dragging: dragged'],
    ['drag.drop', 'idle: orderRevision canRedo dragged values !moved !announced'],
    ['drag.cancel', 'idle: dragged !announced'],
    ['column.hide', 'idle: columns allColumns range dragged'],
    ['find.open', 'dragging: find'],
    ['find.words', 'dragging: active range find !revealed !announced'],
    ['size.set', 'dragging: size'],
    ['key Enter', 'idle: orderRevision canRedo dragged values !moved !announced'],
    ['key Escape', 'idle: dragged !announced'],
    [
      'rows.load',
      'idle: orderRevision rowCount active range selection canUndo canRedo isDirty buttons dragged expanded hasDraft draftClashes refused values !selectionChanged',
    ],
    ['rows.loading', 'loading: dragged !announced'],
    ['rows.failed', 'idle: dragged failure !announced'],
    ['save', 'validating: dragged'],
    ['save.done', 'dragging: isDirty !announced'],
    ['save.failed', 'dragging: failure !noticed'],
  ]);

  it.each(Object.keys(events))('%s', (event) => {
    expect(outcome('dragging', event)).toBe(taken.get(event) ?? 'dragging:');
  });
});

describe('while loading', () => {
  const taken = new Map([
    ['rows.remove', 'loading: orderRevision rowCount canRedo values !removed !announced'],
    ['rows.lock', 'loading: selection buttons !selectionChanged'],
    ['table.disable', 'loading: isDisabled buttons'],
    ['cells.write', 'loading: canRedo values !valueChanged'],
    ['values.set', 'loading: canRedo values !valueChanged'],
    ['live.updated', 'loading: values !valueChanged'],
    ['cell.focus', 'loading: active range'],
    ['cell.focus, the edited one', 'loading: active range'],
    ['cell.reveal', 'loading: active range !revealed'],
    ['range.select', 'loading: active range'],
    ['row.select', 'loading: selection !selectionChanged'],
    ['rows.selectAll', 'loading: selection !selectionChanged'],
    ['selection.clear', 'loading: selection buttons !selectionChanged'],
    ['column.hide', 'loading: columns allColumns range'],
    ['find.open', 'loading: find'],
    ['find.words', 'loading: active range find !revealed !announced'],
    ['size.set', 'loading: size'],
    [
      'rows.load',
      'idle: orderRevision rowCount active range selection canUndo canRedo isDirty buttons expanded hasDraft draftClashes refused values !selectionChanged',
    ],
    ['rows.failed', 'idle: failure'],
    ['save.done', 'loading: isDirty !announced'],
    ['save.failed', 'loading: failure !noticed'],
  ]);

  it.each(Object.keys(events))('%s', (event) => {
    expect(outcome('loading', event)).toBe(taken.get(event) ?? 'loading:');
  });
});

describe('while validating', () => {
  const taken = new Map([
    ['rows.remove', 'validating: orderRevision rowCount canRedo values !removed !announced'],
    ['rows.lock', 'validating: selection buttons !selectionChanged'],
    ['table.disable', 'validating: isDisabled buttons'],
    ['cells.write', 'validating: canRedo values !valueChanged'],
    ['values.set', 'validating: canRedo values !valueChanged'],
    ['live.updated', 'validating: values !valueChanged'],
    ['cell.focus', 'validating: active range'],
    ['cell.focus, the edited one', 'validating: active range'],
    ['cell.reveal', 'validating: active range !revealed'],
    ['range.select', 'validating: active range'],
    ['row.select', 'validating: selection !selectionChanged'],
    ['rows.selectAll', 'validating: selection !selectionChanged'],
    ['selection.clear', 'validating: selection buttons !selectionChanged'],
    ['column.hide', 'validating: columns allColumns range'],
    ['find.open', 'validating: find'],
    ['find.words', 'validating: active range find !revealed !announced'],
    ['size.set', 'validating: size'],
    ['key Enter', 'validating: active range'],
    ['key Escape', 'validating: range'],
    ['key ArrowDown', 'validating: active range'],
    [
      'rows.load',
      'idle: orderRevision rowCount active range selection canUndo canRedo isDirty buttons expanded hasDraft draftClashes refused values !selectionChanged',
    ],
    ['rows.loading', 'loading:'],
    ['rows.failed', 'idle: failure'],
    ['save.done', 'validating: isDirty !announced'],
    ['save.failed', 'validating: failure !noticed'],
  ]);

  it.each(Object.keys(events))('%s', (event) => {
    expect(outcome('validating', event)).toBe(taken.get(event) ?? 'validating:');
  });
});
