export type { LiveFacts, LiveHint, LiveRelay } from './live-relay.types.ts';
export {
  createNoticeChannel,
  type NoticeChannelDependencies,
  type NoticeChannelService,
} from './notice-channel.service.ts';
