export interface RandomPort {
  /** A whole number from `minimum` to `maximum`, inclusive, from a cryptographic source. */
  integer(minimum: number, maximum: number): number;
  /** A globally unique identifier. */
  id(): string;
}
