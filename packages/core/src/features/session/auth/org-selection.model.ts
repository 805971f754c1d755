import type { LoginResult, Tenant } from '../../../contract/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import type { Result, LocalizedText } from '../../../kernel/index.ts';
import { authMessages } from './auth.messages.ts';
import type { PendingChoice, OrgSelection, OrgSelectionFacts } from './org-selection.types.ts';

export type TenantsAnswer = Result<readonly Tenant[], HttpFailure>;

/** `multi_depart` of a user without departments. */
const BELONGS_NOWHERE = 0;

/** Tenant identifiers of a user. */
function tenantIdsOf(relTenantIds: string | null | undefined): readonly string[] {
  const ids = (relTenantIds ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))];
}

/** The selection required after login; null if none. A single option needs no selection. */
export function pendingChoiceOf({ departs, userInfo }: LoginResult): PendingChoice | null {
  const departments = departs ?? [];
  const tenantIds = tenantIdsOf(userInfo.relTenantIds);
  if (departments.length < 2 && tenantIds.length < 2) return null;
  return { departments: departments.length < 2 ? [] : departments, tenantIds: tenantIds.length < 2 ? [] : tenantIds };
}

/** The only tenant, if there is exactly one. */
export function onlyTenantOf({ userInfo }: LoginResult): string | null {
  const [only, ...others] = tenantIdsOf(userInfo.relTenantIds);
  return only === undefined || others.length > 0 ? null : only;
}

export function isWithoutDepartment({ multi_depart: count }: LoginResult): boolean {
  return count === BELONGS_NOWHERE;
}

export function startedChoice(pending: PendingChoice | null): OrgSelection | null {
  if (pending === null) return null;
  return {
    ...pending,
    tenants: pending.tenantIds.length === 0 ? [] : null,
    tenantId: null,
    orgCode: null,
    isMissing: false,
    failure: null,
  };
}

/** Add the tenant names. Tenants that no longer exist are dropped; a single one is selected. */
export function withTenants(choice: OrgSelection, answer: TenantsAnswer): OrgSelection {
  if (!answer.ok) return { ...choice, failure: failureText(answer.error) };
  const [only, ...others] = answer.value;
  return { ...choice, tenants: answer.value, tenantId: others.length === 0 ? (only?.id ?? null) : null, failure: null };
}

function isDepartmentOpen({ departments, orgCode }: OrgSelection): boolean {
  return departments.length > 0 && !departments.some((department) => department.orgCode === orgCode);
}

function isTenantOpen({ tenants, tenantId }: OrgSelection): boolean {
  return (tenants ?? []).length > 0 && !(tenants ?? []).some(({ id }) => id === tenantId);
}

export function isChosen(choice: OrgSelection | null): boolean {
  return choice === null || (!isDepartmentOpen(choice) && !isTenantOpen(choice));
}

export function orgSelectionFacts(choice: OrgSelection, status: OrgSelectionFacts['status']): OrgSelectionFacts {
  const { departments, tenants, orgCode, tenantId, isMissing, failure } = choice;
  return {
    status,
    title: titleOf(choice),
    departments,
    // A single tenant needs no selection.
    tenants: tenants !== null && tenants.length > 1 ? tenants : [],
    orgCode,
    tenantId,
    isDepartmentMissing: isMissing && isDepartmentOpen(choice),
    isTenantMissing: isMissing && isTenantOpen(choice),
    failure,
  };
}

function titleOf({ departments, tenantIds, tenants }: OrgSelection): LocalizedText {
  const hasTenants = tenants === null ? tenantIds.length > 0 : tenants.length > 1;
  if (departments.length === 0) return authMessages.chooseTenant;
  return hasTenants ? authMessages.chooseBoth : authMessages.chooseDepartment;
}
