import { roleRightsEndpoints, type ComparedRole, type RoleRights } from '../../../contract/index.ts';
import { failureText, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { mapResult, ok, type LocalizedText, type Result, type Service } from '../../../kernel/index.ts';
import { createLoader, createViewState, type LoaderStatus } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { compareRoles, previewRole, type PreviewedEntry, type RoleDifference } from './role-comparison.model.ts';

export interface RoleComparisonFacts {
  readonly status: LoaderStatus;
  readonly failure: LocalizedText | null;
  /** Every role, to choose from. */
  readonly roles: readonly ComparedRole[];
  /** Identifiers of the chosen roles; null while none is chosen. */
  readonly left: string | null;
  readonly right: string | null;
  /** Only what one of them has and the other does not. */
  readonly isShortened: boolean;
  /** null until both are read. */
  readonly difference: RoleDifference | null;
}

export type RoleComparisonEvent =
  | { readonly type: 'role.choose'; readonly side: 'left' | 'right'; readonly id: string }
  | { readonly type: 'sides.swap' }
  | { readonly type: 'differences.only'; readonly isShortened: boolean }
  | { readonly type: 'load.retry' };

export type RoleComparisonService = Service<RoleComparisonFacts, RoleComparisonEvent>;

export interface RoleComparisonDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** Identifiers of the roles to begin with. */
  readonly left: string | null;
  readonly right: string | null;
}

interface Sides {
  readonly left: string | null;
  readonly right: string | null;
}

interface Read {
  readonly roles: readonly ComparedRole[];
  readonly left: RoleRights | null;
  readonly right: RoleRights | null;
}

/** Read what a role has by its identifier or code. */
export async function readRoleRights(
  client: HttpClient,
  role: string,
  signal?: AbortSignal,
): Promise<Result<RoleRights, HttpFailure>> {
  const answer = await client.call(roleRightsEndpoints.ofRole, {
    query: { role },
    isQuiet: true,
    ...(signal === undefined ? {} : { signal }),
  });
  return mapResult(answer, ({ result }) => result);
}

async function readSides(
  client: HttpClient,
  { left, right }: Sides,
  signal: AbortSignal,
): Promise<Result<Read, HttpFailure>> {
  const roles = await client.call(roleRightsEndpoints.roles, { signal, isQuiet: true });
  if (!roles.ok) return roles;
  const [ofLeft, ofRight] = await Promise.all(
    [left, right].map(async (role) => (role === null ? ok(null) : readRoleRights(client, role, signal))),
  );
  if (ofLeft?.ok === false) return ofLeft;
  if (ofRight?.ok === false) return ofRight;
  return ok({ roles: roles.value.result, left: ofLeft?.value ?? null, right: ofRight?.value ?? null });
}

/** Two roles side by side: what the menu shows, which buttons and data rules they have. */
export function createRoleComparison({
  client,
  clock,
  left,
  right,
}: RoleComparisonDependencies): RoleComparisonService {
  const loader = createLoader<Read, HttpFailure, Sides>({
    clock,
    load: (sides, signal) => readSides(client, sides, signal),
  });
  const shown = createViewState(
    loader,
    { left, right, isShortened: true },
    ({ status, value, failure }, state): RoleComparisonFacts => {
      // What was read of other roles is not shown for these.
      const isCurrent = value?.left?.role.id === state.left && value?.right?.role.id === state.right;
      const ofLeft = isCurrent ? (value?.left ?? null) : null;
      const ofRight = isCurrent ? (value?.right ?? null) : null;
      return {
        status,
        failure: failure === null ? null : failureText(failure),
        roles: value?.roles ?? [],
        ...state,
        difference: ofLeft === null || ofRight === null ? null : compareRoles(ofLeft, ofRight, state.isShortened),
      };
    },
  );
  const load = (sides: Sides) => loader.send({ type: 'value.load', params: { left: sides.left, right: sides.right } });
  load({ left, right });
  const choose = (sides: Partial<Sides>) => {
    shown.update((state) => ({ ...state, ...sides }));
    load(shown.facts());
  };
  return {
    ...shown,
    send(event) {
      switch (event.type) {
        case 'role.choose':
          return choose({ [event.side]: event.id });
        case 'sides.swap': {
          const { left: one, right: other } = shown.facts();
          return choose({ left: other, right: one });
        }
        case 'differences.only':
          return shown.update((state) => ({ ...state, isShortened: event.isShortened }));
        case 'load.retry':
          return loader.send({ type: 'value.refresh' });
      }
    },
    on: () => () => undefined,
  };
}

export interface RolePreviewFacts {
  readonly status: LoaderStatus;
  readonly failure: LocalizedText | null;
  /** null until it is read. */
  readonly rights: RoleRights | null;
  readonly menu: readonly PreviewedEntry[];
}

export type RolePreviewService = Service<RolePreviewFacts, { readonly type: 'load.retry' }>;

export interface RolePreviewDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** Identifier or code. */
  readonly role: string;
}

/** The menu and the buttons as a role has them, without signing in as somebody who has it. */
export function createRolePreview({ client, clock, role }: RolePreviewDependencies): RolePreviewService {
  const loader = createLoader<RoleRights, HttpFailure, null>({
    clock,
    load: (_, signal) => readRoleRights(client, role, signal),
  });
  loader.send({ type: 'value.load', params: null });
  const shown = createViewState(loader, null, ({ status, value, failure }): RolePreviewFacts => ({
    status,
    failure: failure === null ? null : failureText(failure),
    rights: value,
    menu: value === null ? [] : previewRole(value),
  }));
  return { ...shown, send: () => loader.send({ type: 'value.refresh' }), on: () => () => undefined };
}
