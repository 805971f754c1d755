import { curriculumResource } from '@evergreen/core/resources';
import { createRecordForm } from '@evergreen/core/records/form';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { RecordForm } from './record-form.tsx';

it('asks for a place and a time only for a course that is given on site', async () => {
  const stage = await signedIn('curriculum:add');
  const form = stage.core.open((page) =>
    createRecordForm({ ...page, resource: curriculumResource, mode: { kind: 'add' } }),
  );
  drawWidget(
    stage,
    <RecordForm
      resource={curriculumResource}
      form={form}
      place={null}
      isStep={false}
      onStep={() => undefined}
      onFollow={null}
      onGone={() => undefined}
    />,
  );
  await heard();
  const asked = () => ['上课地点', '名额', '所需积分'].filter((label) => screen.queryByText(label) !== null);
  const seen = [asked()];
  for (const [key, value] of [
    ['mode', '3'],
    ['isFree', 'N'],
    ['mode', '1'],
  ] as const) {
    act(() => form.send({ type: 'value.change', key, value }));
    await heard();
    seen.push(asked());
  }
  expect(seen).toEqual([[], ['上课地点', '名额'], ['上课地点', '名额', '所需积分'], ['所需积分']]);
});
