import { seconds } from '../../kernel/index.ts';

/** Milliseconds of the two sockets (specification, point 9), shared by client and server. */
export const SOCKET_TIMES = {
  reconnect: seconds(5),
  tableHeartbeat: seconds(10),
  tableReply: seconds(6),
  noticeHeartbeat: seconds(20),
  noticePolling: seconds(6),
} as const;
