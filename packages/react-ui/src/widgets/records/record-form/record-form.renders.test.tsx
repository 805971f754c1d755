import { activityTypeResource, defineResource } from '@evergreen/core/resources';
import { createRecordForm } from '@evergreen/core/records/form';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { fill } from '../../../testing/fill.ts';
import { RecordForm } from './record-form.tsx';

const rendered: string[] = [];

/** A hint is read by each rendering of its field. */
const counted = (name: string) => ({
  get 'zh-CN'() {
    rendered.push(name);
    return '说明';
  },
  'en-US': 'Hint',
});
const { name, code } = activityTypeResource.fields;
const resource = defineResource({
  ...activityTypeResource,
  fields: {
    ...activityTypeResource.fields,
    name: { ...name, form: { hint: counted('name') } },
    code: { ...code, form: { hint: counted('code') } },
  },
});

it('renders each field once when the form opens, and then the one that is typed in', async () => {
  const stage = await signedIn('activityType:add');
  const form = stage.core.open((page) => createRecordForm({ ...page, resource, mode: { kind: 'add' } }));
  const alone = { place: null, isStep: false, onStep: () => undefined, onFollow: null, onGone: () => undefined };
  drawWidget(stage, <RecordForm {...alone} resource={resource} form={form} />);
  await heard();
  const opening = rendered.splice(0);
  const input = screen.getByRole('textbox', { name: /类型名称/u });
  act(() => input.focus());
  fill(input, '讲座');
  await heard();
  expect([opening, new Set(rendered)]).toEqual([['name', 'code'], new Set(['name'])]);
});
