import { describe, expect, it } from 'vitest';

import { events, outcome } from './editable-table.modes.testing.ts';

/** Result of each event: the new mode, the changed facts, and emitted events. Unlisted events have no effect. */

describe('while idle', () => {
  const taken = new Map([
    [
      'rows.add',
      'idle: orderRevision rowCount active range canRedo values !rows.added !message.announced !cell.revealed',
    ],
    [
      'row.insert',
      'idle: orderRevision rowCount active range canRedo values !rows.inserted !message.announced !cell.revealed',
    ],
    ['rows.remove', 'idle: orderRevision rowCount canRedo values !rows.removed !message.announced'],
    [
      'selection.remove',
      'idle: orderRevision rowCount active range selection canRedo buttons values !selection.changed !rows.removed !message.announced',
    ],
    ['row.move', 'idle: orderRevision canRedo values !row.moved !message.announced'],
    ['rows.sort', 'idle: orderRevision canRedo sorted values !message.announced'],
    ['rows.lock', 'idle: selection buttons !selection.changed'],
    ['table.disable', 'idle: isDisabled buttons'],
    ['cells.write', 'idle: canRedo values !value.changed'],
    ['values.set', 'idle: canRedo values !value.changed'],
    ['cell.toggle', 'idle: active range canRedo values !value.changed'],
    ['live.updated', 'idle: values !value.changed'],
    ['cell.focus', 'idle: active range'],
    ['cell.focus, the edited one', 'idle: active range'],
    ['cell.reveal', 'idle: active range !cell.revealed'],
    ['range.select', 'idle: active range'],
    ['range.clear', 'idle: canRedo refused values !value.changed !message.announced'],
    ['range.fillDown', 'idle: canRedo refused values !value.changed !message.announced'],
    ['range.fillTo', 'idle: range canRedo refused values !value.changed !message.announced'],
    ['edit.start, an editor', 'editing: active range edited'],
    ['edit.start, the edited one', 'editing: active range edited'],
    ['edit.start, a box', 'idle: active range canRedo values !value.changed'],
    ['edit.start, a dialog', 'idle: active range !picker.requested'],
    [
      'clipboard.paste',
      'idle: active range errorCount canRedo refused values !value.changed !cells.pasted !message.announced !notice.raised',
    ],
    ['clipboard.cut', 'idle: canRedo refused values !cells.copied !value.changed !message.announced'],
    [
      'change.undo',
      'idle: active range canUndo isDirty refused values !value.changed !cell.revealed !message.announced',
    ],
    ['change.redo', 'idle: active range canRedo refused values !value.changed !cell.revealed !message.announced'],
    ['row.select', 'idle: selection !selection.changed'],
    ['rows.selectAll', 'idle: selection !selection.changed'],
    ['selection.clear', 'idle: selection buttons !selection.changed'],
    ['drag.start', 'dragging: dragged !message.announced'],
    ['column.hide', 'idle: columns allColumns range'],
    ['find.open', 'idle: find'],
    ['find.words', 'idle: active range find !cell.revealed !message.announced'],
    ['size.set', 'idle: size'],
    ['key Enter', 'editing: active range edited'],
    ['key Escape', 'idle: range'],
    ['key ArrowDown', 'idle: active range'],
    ['key Delete', 'idle: canRedo refused values !value.changed !message.announced'],
    [
      'key Ctrl+Z',
      'idle: active range canUndo isDirty refused values !value.changed !cell.revealed !message.announced',
    ],
    [
      'rows.load',
      'idle: orderRevision rowCount active range selection canUndo canRedo isDirty buttons expanded hasDraft draftClashes refused values !selection.changed',
    ],
    ['rows.loading', 'loading:'],
    ['rows.failed', 'idle: failure'],
    ['table.save', 'validating:'],
    ['save.done', 'idle: isDirty !message.announced'],
    ['save.failed', 'idle: failure !notice.raised'],
  ]);

  it.each(Object.keys(events))('%s', (event) => {
    expect(outcome('idle', event)).toBe(taken.get(event) ?? 'idle:');
  });
});

describe('while editing', () => {
  const taken = new Map([
    [
      'rows.add',
      'idle: orderRevision rowCount active edited canRedo values !value.changed !rows.added !message.announced !cell.revealed',
    ],
    [
      'row.insert',
      'idle: orderRevision rowCount active edited canRedo values !value.changed !rows.inserted !message.announced !cell.revealed',
    ],
    ['rows.remove', 'editing: orderRevision rowCount canRedo values !rows.removed !message.announced'],
    [
      'selection.remove',
      'editing: orderRevision rowCount selection canRedo buttons values !selection.changed !rows.removed !message.announced',
    ],
    ['row.move', 'idle: orderRevision edited canRedo values !value.changed !row.moved !message.announced'],
    ['rows.sort', 'idle: orderRevision edited canRedo sorted values !value.changed !message.announced'],
    ['rows.lock', 'editing: selection buttons !selection.changed'],
    ['table.disable', 'idle: isDisabled edited canRedo buttons values !value.changed'],
    ['cells.write', 'editing: canRedo values !value.changed'],
    ['values.set', 'editing: canRedo values !value.changed'],
    ['cell.toggle', 'idle: active edited canRedo values !value.changed !value.changed'],
    ['live.updated', 'editing: values !value.changed'],
    ['cell.focus', 'idle: active edited canRedo values !value.changed'],
    ['cell.reveal', 'idle: active edited canRedo values !value.changed !cell.revealed'],
    ['focus.leave', 'idle: edited canRedo values !value.changed'],
    ['range.select', 'idle: active range edited canRedo values !value.changed'],
    ['range.clear', 'idle: edited canRedo refused values !value.changed !value.changed !message.announced'],
    ['range.fillDown', 'idle: edited canRedo refused values !value.changed !message.announced'],
    ['range.fillTo', 'idle: range edited canRedo refused values !value.changed !value.changed !message.announced'],
    ['edit.start, an editor', 'editing: active edited canRedo values !value.changed'],
    ['edit.start, a box', 'idle: active edited canRedo values !value.changed !value.changed'],
    ['edit.start, a dialog', 'idle: active edited canRedo values !value.changed !picker.requested'],
    ['edit.change', 'editing: edited'],
    ['edit.commit', 'idle: active edited canRedo values !value.changed'],
    ['edit.cancel', 'idle: edited'],
    [
      'clipboard.cut',
      'idle: edited canRedo refused values !value.changed !cells.copied !value.changed !message.announced',
    ],
    ['change.undo', 'idle: active edited refused !value.changed !value.changed !cell.revealed !message.announced'],
    ['change.redo', 'idle: edited canRedo values !value.changed !message.announced'],
    ['row.select', 'editing: selection !selection.changed'],
    ['rows.selectAll', 'editing: selection !selection.changed'],
    ['selection.clear', 'editing: selection buttons !selection.changed'],
    ['drag.start', 'dragging: edited canRedo dragged values !value.changed !message.announced'],
    ['column.hide', 'idle: columns allColumns edited canRedo values !value.changed'],
    ['find.open', 'editing: find'],
    ['find.words', 'editing: active find !cell.revealed !message.announced'],
    ['size.set', 'editing: size'],
    ['key Enter', 'idle: active edited canRedo values !value.changed'],
    ['key Escape', 'idle: edited'],
    ['key ArrowDown', 'idle: active edited canRedo values !value.changed'],
    [
      'rows.load',
      'idle: orderRevision rowCount active edited selection canUndo canRedo isDirty buttons expanded hasDraft draftClashes refused values !selection.changed !notice.raised',
    ],
    ['rows.loading', 'loading:'],
    ['rows.failed', 'editing: failure'],
    ['table.save', 'validating: edited canRedo values !value.changed'],
    ['save.done', 'editing: !message.announced'],
    ['save.failed', 'editing: failure !notice.raised'],
  ]);

  it.each(Object.keys(events))('%s', (event) => {
    expect(outcome('editing', event)).toBe(taken.get(event) ?? 'editing:');
  });
});

describe('while dragging a row', () => {
  const taken = new Map([
    [
      'rows.add',
      'idle: orderRevision rowCount active range canRedo dragged values !rows.added !message.announced !cell.revealed',
    ],
    [
      'row.insert',
      'idle: orderRevision rowCount active range canRedo dragged values !rows.inserted !message.announced !cell.revealed',
    ],
    ['rows.remove', 'dragging: orderRevision rowCount canRedo values !rows.removed !message.announced'],
    [
      'selection.remove',
      'dragging: orderRevision rowCount active range selection canRedo buttons values !selection.changed !rows.removed !message.announced',
    ],
    ['row.move', 'idle: orderRevision canRedo dragged values !row.moved !message.announced'],
    ['rows.sort', 'idle: orderRevision canRedo sorted dragged values !message.announced'],
    ['rows.lock', 'dragging: selection buttons !selection.changed'],
    ['table.disable', 'idle: isDisabled buttons dragged'],
    ['cells.write', 'dragging: canRedo values !value.changed'],
    ['values.set', 'dragging: canRedo values !value.changed'],
    ['cell.toggle', 'idle: active range canRedo dragged values !value.changed'],
    ['live.updated', 'dragging: values !value.changed'],
    ['cell.focus', 'dragging: active range'],
    ['cell.focus, the edited one', 'dragging: active range'],
    ['cell.reveal', 'idle: active range dragged !cell.revealed'],
    ['focus.leave', 'idle: dragged !message.announced'],
    ['range.select', 'dragging: active range'],
    ['range.clear', 'idle: canRedo dragged refused values !value.changed !message.announced'],
    ['range.fillDown', 'idle: canRedo dragged refused values !value.changed !message.announced'],
    ['range.fillTo', 'idle: range canRedo dragged refused values !value.changed !message.announced'],
    ['edit.start, an editor', 'editing: active range edited dragged'],
    ['edit.start, the edited one', 'editing: active range edited dragged'],
    ['edit.start, a box', 'idle: active range canRedo dragged values !value.changed'],
    ['edit.start, a dialog', 'idle: active range dragged !picker.requested'],
    [
      'clipboard.paste',
      'idle: active range errorCount canRedo dragged refused values !value.changed !cells.pasted !message.announced !notice.raised',
    ],
    ['clipboard.cut', 'idle: canRedo dragged refused values !cells.copied !value.changed !message.announced'],
    [
      'change.undo',
      'idle: active range canUndo isDirty dragged refused values !value.changed !cell.revealed !message.announced',
    ],
    [
      'change.redo',
      'idle: active range canRedo dragged refused values !value.changed !cell.revealed !message.announced',
    ],
    ['row.select', 'dragging: selection !selection.changed'],
    ['rows.selectAll', 'dragging: selection !selection.changed'],
    ['selection.clear', 'dragging: selection buttons !selection.changed'],
    ['drag.start', 'dragging: dragged !message.announced'],
    ['drag.move', 'dragging: dragged'],
    ['drag.drop', 'idle: orderRevision canRedo dragged values !row.moved !message.announced'],
    ['drag.cancel', 'idle: dragged !message.announced'],
    ['column.hide', 'idle: columns allColumns range dragged'],
    ['find.open', 'dragging: find'],
    ['find.words', 'dragging: active range find !cell.revealed !message.announced'],
    ['size.set', 'dragging: size'],
    ['key Enter', 'idle: orderRevision canRedo dragged values !row.moved !message.announced'],
    ['key Escape', 'idle: dragged !message.announced'],
    [
      'rows.load',
      'idle: orderRevision rowCount active range selection canUndo canRedo isDirty buttons dragged expanded hasDraft draftClashes refused values !selection.changed',
    ],
    ['rows.loading', 'loading: dragged !message.announced'],
    ['rows.failed', 'idle: dragged failure !message.announced'],
    ['table.save', 'validating: dragged'],
    ['save.done', 'dragging: isDirty !message.announced'],
    ['save.failed', 'dragging: failure !notice.raised'],
  ]);

  it.each(Object.keys(events))('%s', (event) => {
    expect(outcome('dragging', event)).toBe(taken.get(event) ?? 'dragging:');
  });
});

describe('while loading', () => {
  const taken = new Map([
    ['rows.remove', 'loading: orderRevision rowCount canRedo values !rows.removed !message.announced'],
    ['rows.lock', 'loading: selection buttons !selection.changed'],
    ['table.disable', 'loading: isDisabled buttons'],
    ['cells.write', 'loading: canRedo values !value.changed'],
    ['values.set', 'loading: canRedo values !value.changed'],
    ['live.updated', 'loading: values !value.changed'],
    ['cell.focus', 'loading: active range'],
    ['cell.focus, the edited one', 'loading: active range'],
    ['cell.reveal', 'loading: active range !cell.revealed'],
    ['range.select', 'loading: active range'],
    ['row.select', 'loading: selection !selection.changed'],
    ['rows.selectAll', 'loading: selection !selection.changed'],
    ['selection.clear', 'loading: selection buttons !selection.changed'],
    ['column.hide', 'loading: columns allColumns range'],
    ['find.open', 'loading: find'],
    ['find.words', 'loading: active range find !cell.revealed !message.announced'],
    ['size.set', 'loading: size'],
    [
      'rows.load',
      'idle: orderRevision rowCount active range selection canUndo canRedo isDirty buttons expanded hasDraft draftClashes refused values !selection.changed',
    ],
    ['rows.failed', 'idle: failure'],
    ['save.done', 'loading: isDirty !message.announced'],
    ['save.failed', 'loading: failure !notice.raised'],
  ]);

  it.each(Object.keys(events))('%s', (event) => {
    expect(outcome('loading', event)).toBe(taken.get(event) ?? 'loading:');
  });
});

describe('while validating', () => {
  const taken = new Map([
    ['rows.remove', 'validating: orderRevision rowCount canRedo values !rows.removed !message.announced'],
    ['rows.lock', 'validating: selection buttons !selection.changed'],
    ['table.disable', 'validating: isDisabled buttons'],
    ['cells.write', 'validating: canRedo values !value.changed'],
    ['values.set', 'validating: canRedo values !value.changed'],
    ['live.updated', 'validating: values !value.changed'],
    ['cell.focus', 'validating: active range'],
    ['cell.focus, the edited one', 'validating: active range'],
    ['cell.reveal', 'validating: active range !cell.revealed'],
    ['range.select', 'validating: active range'],
    ['row.select', 'validating: selection !selection.changed'],
    ['rows.selectAll', 'validating: selection !selection.changed'],
    ['selection.clear', 'validating: selection buttons !selection.changed'],
    ['column.hide', 'validating: columns allColumns range'],
    ['find.open', 'validating: find'],
    ['find.words', 'validating: active range find !cell.revealed !message.announced'],
    ['size.set', 'validating: size'],
    ['key Enter', 'validating: active range'],
    ['key Escape', 'validating: range'],
    ['key ArrowDown', 'validating: active range'],
    [
      'rows.load',
      'idle: orderRevision rowCount active range selection canUndo canRedo isDirty buttons expanded hasDraft draftClashes refused values !selection.changed',
    ],
    ['rows.loading', 'loading:'],
    ['rows.failed', 'idle: failure'],
    ['save.done', 'validating: isDirty !message.announced'],
    ['save.failed', 'validating: failure !notice.raised'],
  ]);

  it.each(Object.keys(events))('%s', (event) => {
    expect(outcome('validating', event)).toBe(taken.get(event) ?? 'validating:');
  });
});
