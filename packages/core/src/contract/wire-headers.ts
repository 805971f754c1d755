/** Header names of the wire, in lower case as Node gives them. */
export const wireHeaders = {
  token: 'x-access-token',
  tenant: 'tenant-id',
  language: 'accept-language',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
} as const;

/** Where the backend answers when no configuration says otherwise. */
export const DEFAULT_BASE_PATH = '/api';

/** Below the base path: where stored files are viewed when no configuration says otherwise. */
export const DEFAULT_STATIC_PATH = '/sys/common/static';
