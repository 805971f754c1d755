import { createAdvancedQuery } from '@evergreen/core/advanced-query';
import { createListPage, defaultListQuery } from '@evergreen/core/list-page';
import { createRecordPrint } from '@evergreen/core/record-print';
import { permissionCode, resources } from '@evergreen/core/resources';
import { act, cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useFacts } from '../../../adapter/index.ts';
import { newStage, signIn, heard } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { AdvancedQueryButton } from '../advanced-query/index.ts';
import { ListTransfer } from './parts/list-transfer.tsx';

/** Somebody who may do whatever any list offers. */
async function mayEverything() {
  const stage = newStage();
  await signIn(stage);
  const auth = resources.flatMap((resource) =>
    (['list', 'import', 'export'] as const).map((action) => ({ action: permissionCode(resource, action) })),
  );
  stage.ports.http.take('getUserPermissionByToken').succeed({
    menu: [{ id: 'm', path: '/a', component: 'x', meta: { title: '甲' } }],
    auth,
    allAuth: auth,
  });
  await heard();
  return stage;
}

const isShown = (name: string) => screen.queryByRole('button', { name }) !== null;

it('LIST-06 every list is exported, and imported where rows are added to it without a secret', async () => {
  const stage = await mayEverything();
  const without: Record<'import' | 'export', string[]> = { import: [], export: [] };
  for (const resource of resources) {
    const list = stage.core.open((page) => createListPage({ ...page, resource, query: defaultListQuery(resource) }));
    const print = stage.core.open((page) => createRecordPrint({ ...page, resource }));
    function Transfer() {
      const facts = useFacts(list);
      const listed = () => ({ ...facts, fixed: {}, shown: [], conditions: [] });
      return <ListTransfer {...{ resource, list, facts, print, listed }} />;
    }
    drawWidget(stage, <Transfer />);
    if (!isShown('导入')) without.import.push(resource.name);
    if (!isShown('导出')) without.export.push(resource.name);
    expect([resource.name, isShown('打印')]).toEqual([resource.name, isShown('导出')]);
    cleanup();
    act(() => list.dispose());
  }
  expect(without).toEqual({
    import: [
      // Kept within another row, or made by people outside of this product.
      'familyMember',
      'shopOrder',
      'shopOrderItem',
      'squarePost',
      // With a password.
      'user',
      // Written by the platform.
      'message',
      'log',
      'dataLog',
      'storedFile',
      // With a password.
      'dataSource',
    ],
    export: ['familyMember'],
  });
});

it('LIST-07 every list is asked by an advanced query over its fields', async () => {
  const stage = await mayEverything();
  const asked = resources.map((resource) => {
    const query = stage.core.open((page) => createAdvancedQuery({ ...page, resource }));
    drawWidget(stage, <AdvancedQueryButton query={query} />);
    const found = [resource.name, isShown('高级查询'), query.facts().fields.length > 0];
    cleanup();
    query.dispose();
    return found;
  });
  expect(asked).toEqual(resources.map(({ name }) => [name, true, true]));
});
