import { createCore, defaultCoreConfig, type Core } from '@evergreen/core';
import { fakePorts, settled, type FakePorts } from '@evergreen/core/testing';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

import { CoreProvider } from '../core-provider.tsx';

export interface Stage {
  readonly core: Core;
  readonly ports: FakePorts;
}

/** Create a core for one test; no user is signed in. */
export function newStage(): Stage {
  const ports = fakePorts();
  return { core: createCore(ports, defaultCoreConfig), ports };
}

/** Render inside a `CoreProvider` with the stage's core. */
export function draw({ core }: Stage, drawing: ReactNode): RenderResult {
  return render(<CoreProvider core={core}>{drawing}</CoreProvider>);
}

/** Flush pending responses and renders. */
export async function heard(): Promise<void> {
  await act(settled);
}

/** The first half of a sign-in: the token is there, the menu is not. */
export async function signIn({ core, ports }: Stage): Promise<void> {
  act(() => core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } }));
  ports.http.take('/sys/login').succeed({
    token: 'T1',
    userInfo: { id: 'u1', username: 'clerk', realname: '王秀英', avatar: '' },
    sysAllDictItems: {
      activity_status: [{ value: '0', text: '草稿', color: 'default' }],
      activity_target: [{ value: '3', text: '全部' }],
      valid_status: [{ value: '1', text: '有效' }],
    },
  });
  await heard();
}

/** The second half: the menu and the permissions, of which `granted` are the user's own. */
export async function receiveMenu({ ports }: Stage, granted: readonly string[]): Promise<void> {
  const every = ['list', 'add', 'edit', 'delete', 'batch_delete'].map((action) => ({ action: `activity:${action}` }));
  ports.http.take('getUserPermissionByToken').succeed({
    menu: [{ id: 'm', path: '/isps/activity', component: 'areas/activity', meta: { title: '活动管理' } }],
    auth: granted.map((action) => ({ action })),
    allAuth: every,
  });
  await heard();
}

/** A stage where a user with these permissions is signed in. */
export async function signedIn(...granted: readonly string[]): Promise<Stage> {
  const stage = newStage();
  await signIn(stage);
  await receiveMenu(stage, granted);
  return stage;
}
