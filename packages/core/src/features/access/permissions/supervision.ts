/** Accounts with a supervising duty, by their account codes; an installation names its own. */
export interface SupervisionAccounts {
  /** Supervision of the whole province. */
  readonly province: readonly string[];
  /** Administration of commerce. */
  readonly commerce: readonly string[];
  /** Civil affairs of one district or county. */
  readonly county: readonly string[];
}

export const noSupervision: SupervisionAccounts = { province: [], commerce: [], county: [] };

/** Whether an account supervises: province, commerce, district or county. Codes are compared exactly. */
export function isSupervision(account: string, { province, commerce, county }: SupervisionAccounts): boolean {
  return [...province, ...commerce, ...county].includes(account);
}

/** Whether an account supervises one district or county, and so sees that part alone. */
export function isCountyLevel(account: string, { county }: SupervisionAccounts): boolean {
  return county.includes(account);
}
