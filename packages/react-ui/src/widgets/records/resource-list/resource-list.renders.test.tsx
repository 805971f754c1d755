import { createResourcePage } from '@evergreen/core/records/page';
import { activityTypeResource, defineResource } from '@evergreen/core/resources';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { ResourceList } from './resource-list.tsx';

let rendered = 0;
const resource = defineResource({
  ...activityTypeResource,
  actions: {
    close: {
      on: 'row',
      isHandled: true,
      // Read by each rendering of what can be done with a row.
      label: {
        get 'zh-CN'() {
          rendered += 1;
          return '停用';
        },
        'en-US': 'Close',
      },
    },
  },
});

it('renders what can be done with a row once, and not with every change of the list', async () => {
  const stage = await signedIn('activityType:list', 'activityType:close', 'activityType:batch_delete');
  const page = stage.core.open((given) => createResourcePage({ ...given, resource }));
  drawWidget(stage, <ResourceList page={page} />);
  const records = ['讲座', '交流'].map((title, index) => ({ id: `t${index}`, name: title, code: `C${index}` }));
  stage.ports.http.take('/list?').succeed({ records, total: 2, size: 10, current: 1, pages: 1 });
  await heard();
  const opening = rendered;
  const box = screen.getByRole('checkbox', { name: /讲座/u });
  fireEvent.click(box);
  await heard();
  expect([box, opening, rendered]).toEqual([expect.objectContaining({ checked: true }), 2, 2]);
});
