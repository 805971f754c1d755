export type { RecordPresenceEvent } from './record-presence.machine.ts';
export {
  createRecordPresence,
  type RecordPresenceDependencies,
  type RecordPresenceFacts,
  type RecordPresenceService,
} from './record-presence.service.ts';
