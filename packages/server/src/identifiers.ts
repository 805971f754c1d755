import { v7 } from 'uuid';

/** A new identifier: UUID version 7 (RFC 9562 §5.7) without dashes. Later ones sort after earlier ones. */
export function createIdentifier(): string {
  return v7().replaceAll('-', '');
}
