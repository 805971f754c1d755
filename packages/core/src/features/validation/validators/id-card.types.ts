/** Why a number is refused. The first five are about how it was typed, the others about what it says. */
export type IdCardReason =
  /** Neither 15 nor 18 characters. */
  | 'length'
  /** Something that is neither a digit nor, at the end of 18, an X. */
  | 'characters'
  /** Blanks before or after it. */
  | 'blanks'
  /** Digits or an X as wide as a Chinese character. */
  | 'fullWidth'
  /** A right number but for its lower-case x. */
  | 'lowerCaseX'
  /** No province has these digits; or, where asked for, no region ever had. */
  | 'region'
  /** No calendar has this day, or it is before 1800. */
  | 'date'
  | 'futureDate'
  | 'checkDigit';

/** Whether a region's code is in force today. */
export type RegionState = 'current' | 'withdrawn';

/** What is asked of a table of regions. */
export interface RegionLookup {
  find(code: string): { readonly name: string; readonly state: RegionState } | undefined;
}

export interface IdCardOptions {
  /** Epoch milliseconds. Without it no birthday counts as being in the future. */
  readonly now?: number;
  /** Takes a lower-case x; `normalized` has the capital one. */
  readonly isLowerCaseTaken?: boolean;
  /** Codes of regions with their history; with it the outcome tells the name and the state of the region. */
  readonly regions?: RegionLookup;
  /** Refuses a region that `regions` does not know. Codes have a history, so this may refuse a real person. */
  readonly isRegionRequired?: boolean;
}

export interface IdCardFacts {
  readonly valid: true;
  /** YYYY-MM-DD. */
  readonly birthday: string;
  /** 1 male, 2 female, as everywhere in the platform. */
  readonly sex: 1 | 2;
  /** The first six digits. */
  readonly regionCode: string;
  readonly regionName?: string;
  readonly regionState?: RegionState | 'unknown';
  /** 18 characters with a capital X. */
  readonly normalized: string;
}

export type IdCardOutcome = IdCardFacts | { readonly valid: false; readonly reason: IdCardReason };
