export { createTableChannel, type TableChannel } from './table-channel.service.ts';
