import { createResourcePage } from '@evergreen/core/records/page';
import { retireeResource } from '@evergreen/core/resources';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn, type Stage } from '../../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../../testing/draw-widget.tsx';
import { newUser } from '../../../../testing/new-user.ts';
import { ResourceList } from '../resource-list.tsx';

const inForm = () =>
  [...document.querySelectorAll('search .ant-form-item-label label')].map(({ textContent }) => textContent);

async function show(stage: Stage) {
  const page = stage.core.open((given) => createResourcePage({ ...given, resource: retireeResource }));
  drawWidget(stage, <ResourceList page={page} />);
  await heard();
  await newUser().click(screen.getByRole('button', { name: '展开' }));
}

it('LIST-29 the search shows six fields; others are chosen, come back on the next visit, and so do the usual ones', async () => {
  const stage = await signedIn('retiree:list');
  await show(stage);
  const six = ['姓名', '身份证号', '性别', '出生日期', '原单位', '手机号码'];
  expect(inForm()).toEqual(six);
  const user = newUser();
  await user.click(screen.getByRole('button', { name: '选择条件' }));
  await user.click(screen.getByRole('checkbox', { name: '所在区县' }));
  await user.click(screen.getByRole('checkbox', { name: '出生日期' }));
  cleanup();
  await show(stage);
  expect(inForm()).toEqual(['姓名', '身份证号', '性别', '原单位', '所在区县', '手机号码']);
  await user.click(screen.getByRole('button', { name: '选择条件' }));
  await user.click(screen.getByRole('button', { name: '恢复默认' }));
  cleanup();
  await show(stage);
  expect(inForm()).toEqual(six);
});
