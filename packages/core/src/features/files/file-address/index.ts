export { createFileAddress, type FileAddressService } from './file-address.service.ts';
export type { FileAddressFacts } from './file-address.types.ts';
