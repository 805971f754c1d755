/** Account codes with a supervising duty; configured per installation. */
export interface SupervisionAccounts {
  /** Supervision of the whole province. */
  readonly province: readonly string[];
  /** Administration of commerce. */
  readonly commerce: readonly string[];
  /** Civil affairs of one district or county. */
  readonly county: readonly string[];
}

export const noSupervision: SupervisionAccounts = { province: [], commerce: [], county: [] };

/** Whether an account supervises: province, commerce, district or county. Compares codes exactly. */
export function isSupervision(account: string, { province, commerce, county }: SupervisionAccounts): boolean {
  return [...province, ...commerce, ...county].includes(account);
}

/** Whether an account supervises one district or county, and is limited to it. */
export function isCountyLevel(account: string, { county }: SupervisionAccounts): boolean {
  return county.includes(account);
}
