import { activityTypeResource, type Resource, type FieldValue } from '../../../resources/index.ts';
import { createHttpClient } from '../../../http/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createDraftStore, draftFamily, type Draft } from '../../../drafts/index.ts';
import { createRecentRecords } from './recent-records.ts';
import { createRecordForm } from './record-form.service.ts';
import type { RecordFormEmitted, RecordFormMode } from './record-form.types.ts';

/** One user's forms over one storage and a scripted network. */
export function desk(resource: Resource = activityTypeResource) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const storage = createTypedStorage(ports);
  const drafts = createDraftStore({ family: storage.family(draftFamily) });
  return {
    ports,
    recentRecords: () => createRecentRecords(storage, 'u1').list(),
    drafts,
    draftOf: (rowId: string | null = null) => drafts.read({ userId: 'u1', resource: resource.name, rowId }),
    keep: (draft: Draft, rowId: string | null = null) =>
      drafts.write({ userId: 'u1', resource: resource.name, rowId }, draft),
    answer: async (part: string, result: unknown, message?: string) => {
      ports.http.take(part).succeed(result, message);
      await settled();
    },
    asked: () => ports.http.requests.map(({ method, url, body }) => [method, url.replace(/\?.*/u, ''), body]),
    open: (mode: RecordFormMode = { kind: 'add' }) => {
      const form = createRecordForm({ resource, mode, client, clock: ports.clock, drafts, storage, userId: 'u1' });
      const emitted: RecordFormEmitted[] = [];
      form.on((event) => emitted.push(event));
      return {
        form,
        news: () => emitted.splice(0),
        type: (key: string, value: FieldValue) => form.send({ type: 'value.change', key, value }),
      };
    },
  };
}
