import { localized } from '@evergreen/core/kernel';
import { createRecordForm } from '@evergreen/core/records/form';
import { defineResource } from '@evergreen/core/resources';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { fill } from '../../../testing/fill.ts';
import { RecordForm } from './record-form.tsx';

beforeAll(async () => {
  await import('../../text/code-editor/index.ts');
  await import('../../text/rich-text-editor/index.ts');
}, 240_000);

const resource = defineResource({
  name: 'lecture',
  path: '/isps/lecture',
  title: localized('讲座', 'Lectures'),
  singular: localized('讲座', 'Lecture'),
  permissionPrefix: 'lecture',
  labelField: 'name',
  lookup: 'related',
  defaultSorter: { column: 'createTime', order: 'desc' },
  fields: {
    name: { type: 'text', label: localized('名称', 'Name'), maximumLength: 20, isRequired: true },
    endTime: { type: 'dateTime', label: localized('结束时间', 'End'), isEnd: true },
    content: { type: 'richText', label: localized('内容', 'Content'), maximumLength: 100, column: false },
    settings: { type: 'json', label: localized('设置', 'Settings'), maximumLength: 100, column: false },
  },
});

/** Presses of Escape that came to the window, where dialogs hear them. */
let reached = 0;
const hear = ({ key }: KeyboardEvent) => {
  if (key === 'Escape') reached += 1;
};

afterEach(() => globalThis.removeEventListener('keydown', hear));

it('A11Y-09 Escape leaves the innermost thing first: an editor, a calendar, and only then the form, which asks', async () => {
  const stage = await signedIn();
  const form = stage.core.open((page) => createRecordForm({ ...page, resource, mode: { kind: 'add' } }));
  const alone = { place: null, isStep: false, onStep: () => undefined, onFollow: null, onGone: () => undefined };
  drawWidget(stage, <RecordForm {...alone} resource={resource} form={form} />);
  await heard();
  fill(screen.getByRole('textbox', { name: '名称' }), '养生');
  reached = 0;
  globalThis.addEventListener('keydown', hear);
  const press = (name: string) => fireEvent.keyDown(screen.getByRole('textbox', { name }), { key: 'Escape' });
  const asked = () => form.facts().status === 'confirmingDiscard';
  const seen: (readonly [string, number, boolean])[] = [];
  const note = (what: string) => seen.push([what, reached, asked()]);

  for (const editor of ['内容', '设置']) {
    press(editor);
    note(editor);
    fireEvent.keyDown(screen.getByRole('textbox', { name: editor }), { key: 'a' });
    press(editor);
    note(`${editor} after a letter`);
  }
  fireEvent.mouseDown(screen.getByRole('textbox', { name: '结束时间' }));
  fireEvent.click(screen.getByRole('textbox', { name: '结束时间' }));
  press('结束时间');
  note('结束时间');
  press('内容');
  note('内容 again');
  expect(seen).toEqual([
    ['内容', 0, false],
    ['内容 after a letter', 0, false],
    ['设置', 0, false],
    ['设置 after a letter', 0, false],
    ['结束时间', 0, false],
    ['内容 again', 1, true],
  ]);
});
