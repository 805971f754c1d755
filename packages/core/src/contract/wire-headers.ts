/** HTTP header names in lower case, as in Node. */
export const wireHeaders = {
  token: 'x-access-token',
  tenant: 'tenant-id',
  language: 'accept-language',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
} as const;

/** Default base path of the API. */
export const DEFAULT_BASE_PATH = '/api';

/** Default path of stored files, relative to the base path. */
export const DEFAULT_STATIC_PATH = '/sys/common/static';
