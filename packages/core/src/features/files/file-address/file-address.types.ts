import type { LocalizedText } from '../../../kernel/index.ts';
import type { LoaderStatus } from '../../../machine/index.ts';

export interface FileAddressFacts {
  readonly status: LoaderStatus;
  readonly failure: LocalizedText | null;
  /** As fields of records hold it; null until it is known. */
  readonly path: string | null;
  /** Where it is read, with scheme and host; it holds no token. */
  readonly address: string | null;
}

export interface FileAddressEvent {
  readonly type: 'address.retry';
}
