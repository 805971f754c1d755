import { createAdvancedQuery } from '@evergreen/core/records/query';
import { createResourcePage } from '@evergreen/core/records/page';
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
    const page = stage.core.open((given) => createResourcePage({ ...given, resource }));
    function Transfer() {
      const facts = useFacts(page.list);
      const listed = () => ({ ...facts, fixed: {}, shown: [], conditions: [] });
      return <ListTransfer {...{ page, facts, listed }} />;
    }
    drawWidget(stage, <Transfer />);
    if (!isShown('导入')) without.import.push(resource.name);
    if (!isShown('导出')) without.export.push(resource.name);
    expect([resource.name, isShown('打印')]).toEqual([resource.name, isShown('导出')]);
    cleanup();
    act(() => page.dispose());
  }
  expect(without).toEqual({
    import: [
      // Kept within another row, or made by people outside of this product.
      'familyMember',
      'shopOrder',
      'shopOrderItem',
      'squarePost',
      // Written by the platform.
      'message',
      'log',
      'dataLog',
      'storedFile',
      // With a password, which the platform cannot choose as it does for an account.
      'dataSource',
      // Written by the platform.
      'jobRun',
      // A definition, which is published and no row of a file.
      'onlineForm',
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
