/** Why a number is rejected. The first five concern its format, the others its content. */
export type IdCardReason =
  /** Neither 15 nor 18 characters. */
  | 'length'
  /** Contains a character other than a digit or a trailing X (18 characters only). */
  | 'characters'
  /** Leading or trailing blanks. */
  | 'blanks'
  /** Full-width digits or X. */
  | 'fullWidth'
  /** Valid except for a lower-case x. */
  | 'lowerCaseX'
  /** Unknown province; or, if required, a region that never existed. */
  | 'region'
  /** The date does not exist or is before 1800. */
  | 'date'
  | 'futureDate'
  | 'checkDigit';

/** Whether a region code is currently in force. */
export type RegionState = 'current' | 'withdrawn';

/** Interface of the region table. */
export interface RegionLookup {
  find(code: string): { readonly name: string; readonly state: RegionState } | undefined;
}

export interface IdCardOptions {
  /** Epoch milliseconds. Without it, no birthday is rejected as being in the future. */
  readonly now?: number;
  /** Accept a lower-case x; `normalized` has the capital one. */
  readonly isLowerCaseTaken?: boolean;
  /** Region codes with their history; if set, the result includes name and state of the region. */
  readonly regions?: RegionLookup;
  /** Reject a region that `regions` does not know. Codes change over time, so this may reject a real person. */
  readonly isRegionRequired?: boolean;
}

export interface IdCardFacts {
  readonly valid: true;
  /** YYYY-MM-DD. */
  readonly birthday: string;
  /** 1 male, 2 female, as on the wire. */
  readonly sex: 1 | 2;
  /** The first six digits. */
  readonly regionCode: string;
  readonly regionName?: string;
  readonly regionState?: RegionState | 'unknown';
  /** 18 characters with a capital X. */
  readonly normalized: string;
}

export type IdCardOutcome = IdCardFacts | { readonly valid: false; readonly reason: IdCardReason };
