import { createListPreferences } from '@evergreen/core/list-preferences';
import { createListPage, defaultListQuery } from '@evergreen/core/list-page';
import { createRecordActions } from '@evergreen/core/record-actions';
import { activityResource } from '@evergreen/core/resources';
import { cleanup } from '@testing-library/react';

import { heard, signedIn, type Stage } from '../../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../../testing/draw-widget.tsx';
import { newUser } from '../../../../testing/new-user.ts';
import { ResourceList } from '../resource-list.tsx';

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
  const list = stage.core.open((dependencies) =>
    createListPage({ ...dependencies, resource: activityResource, query: defaultListQuery(activityResource) }),
  );
  const asked: string[] = [];
  drawWidget(
    stage,
    <ResourceList
      resource={activityResource}
      list={list}
      preferences={stage.core.open((dependencies) =>
        createListPreferences({ ...dependencies, resource: activityResource }),
      )}
      actions={stage.core.open((dependencies) => createRecordActions({ ...dependencies, resource: activityResource }))}
      onAdd={() => asked.push('add')}
      onEdit={(id) => asked.push(`edit ${id}`)}
      onShow={(id) => asked.push(`show ${id}`)}
      onBin={() => asked.push('bin')}
    />,
  );
  stage.ports.http.take(ROWS_CALL).succeed({ records: rows, total: 3, size: 10, current: 1, pages: 1 });
  await heard();
  return { ...stage, list, asked, user: newUser() };
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
