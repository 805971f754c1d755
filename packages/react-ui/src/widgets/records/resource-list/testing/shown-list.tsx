import { createResourcePage } from '@evergreen/core/records/page';
import { activityResource } from '@evergreen/core/resources';
import { cleanup } from '@testing-library/react';

import { heard, signedIn, type Stage } from '../../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../../testing/draw-widget.tsx';
import { newUser } from '../../../../testing/new-user.ts';
import { ResourceList } from '../resource-list.tsx';
import { askedOf } from './asked-of-page.ts';

const GRANTED = ['list', 'add', 'edit', 'delete', 'batch_delete'].map((action) => `activity:${action}`);

/** The call for the rows of the list; the views that are counted ask for one identifier alone. */
export const ROWS_CALL = /\/isps\/activity\/list\?(?!.*\bfield=id(?:&|$))/u;

const rows = ['健康讲座', '书法交流', '太极拳'].map((title, index) => ({
  id: `a${index + 1}`,
  title,
  typeId: 't1',
  typeId_dictText: '讲座',
  status: '0',
  status_dictText: '草稿',
  startTime: '2026-12-01 09:00:00',
  address: '社区活动中心',
}));

/** Render the list of activities with three rows on one stage; again after `cleanup` it is the same account's. */
async function showList(stage: Stage) {
  const page = stage.core.open((given) => createResourcePage({ ...given, resource: activityResource }));
  const asked = askedOf(page);
  drawWidget(stage, <ResourceList page={page} />);
  stage.ports.http.take(ROWS_CALL).succeed({ records: rows, total: 3, size: 10, current: 1, pages: 1 });
  await heard();
  return { ...stage, list: page.list, asked, user: newUser() };
}

/** Sign in and render the list of activities. */
export async function shownList() {
  return showList(await signedIn(...GRANTED));
}

/** Leave the page and return to it, as after a reload. */
export async function showAgain(stage: Stage) {
  cleanup();
  return showList(stage);
}

/** Titles of the table's columns from left to right, without the selection and the actions. */
export function columnTitles(): readonly (string | null)[] {
  return [...document.querySelectorAll('th')]
    .map(({ textContent }) => textContent)
    .filter((title) => title !== '' && title !== '操作');
}
