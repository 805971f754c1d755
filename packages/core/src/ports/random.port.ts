export interface RandomPort {
  /** A whole number from `minimum` to `maximum`, both included, from a cryptographic source. */
  integer(minimum: number, maximum: number): number;
  /** An identifier that is unique for all practical purposes. */
  id(): string;
}
