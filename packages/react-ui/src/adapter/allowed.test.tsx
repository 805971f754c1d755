import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';

import { draw, heard, newStage, receiveMenu, signedIn, signIn } from './testing/stage.tsx';
import { Allowed, useAllowed } from './allowed.tsx';

/** Writes down every time that it is put into the page, however briefly. */
function Witness({ name, seen }: { readonly name: string; readonly seen: string[] }) {
  useLayoutEffect(() => {
    seen.push(name);
  }, [name, seen]);
  return <button type="button">{name}</button>;
}

it('PERM-05 the component hides what is not allowed, and at no moment of a sign-in does it flash', async () => {
  const stage = newStage();
  const seen: string[] = [];
  draw(
    stage,
    <>
      <Allowed action="activity:add">
        <Witness name="add" seen={seen} />
      </Allowed>
      <Allowed action="activity:delete">
        <Witness name="delete" seen={seen} />
      </Allowed>
    </>,
  );
  expect(seen).toEqual([]);
  await signIn(stage);
  expect(seen).toEqual([]);
  await receiveMenu(stage, ['activity:add']);
  expect({ seen, buttons: screen.getAllByRole('button').map((button) => button.textContent) }).toEqual({
    seen: ['add'],
    buttons: ['add'],
  });
  act(() => {
    stage.core.auth.send({ type: 'logout.request' });
    stage.core.auth.send({ type: 'logout.confirm' });
  });
  stage.ports.http.take('/sys/logout').succeed(null);
  await heard();
  expect({ seen, buttons: screen.queryAllByRole('button') }).toEqual({ seen: ['add'], buttons: [] });
});

it('PERM-05 the hook answers in the render that asks', async () => {
  const stage = await signedIn('activity:add');
  const answers: string[] = [];
  function Asker() {
    answers.push(useAllowed('activity:add'), useAllowed('activity:edit'), useAllowed('nothing:known'));
    return null;
  }
  draw(stage, <Asker />);
  expect(answers).toEqual(['show', 'hide', 'hide']);
});

it('PERM-05 what is only to be disabled stands there and cannot be pressed', async () => {
  const stage = newStage();
  await signIn(stage);
  stage.ports.http.take('getUserPermissionByToken').succeed({
    menu: [{ id: 'm', path: '/isps/activity', component: 'areas/activity', meta: { title: '活动管理' } }],
    auth: [],
    allAuth: [{ action: 'activity:edit', type: '2', status: '1' }],
  });
  await heard();
  draw(
    stage,
    <Allowed action="activity:edit">
      <button type="button">edit</button>
    </Allowed>,
  );
  expect(screen.getByRole('button').closest('fieldset')?.disabled).toBe(true);
});
