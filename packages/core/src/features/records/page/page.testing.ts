import { activityResource, type Resource } from '../../../resources/index.ts';
import { createDraftStore, draftFamily } from '../../../drafts/index.ts';
import { createHttpClient } from '../../../http/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakeLive, fakePorts, settled } from '../../../testing/index.ts';
import { createRowWatch } from '../../live/row-watch/index.ts';
import { createResourcePage, type PageEmitted, type ResourcePageOptions } from './index.ts';

/** The pages of one user over a scripted network, with every right. */
export function desk() {
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
  const rowWatch = createRowWatch();
  const open = (options: Partial<ResourcePageOptions> = {}) => {
    const resource: Resource = options.resource ?? activityResource;
    const page = createResourcePage({
      ...options,
      resource,
      client,
      clock: ports.clock,
      random: ports.random,
      live: fakeLive(),
      locale: () => 'zh-CN',
      storage,
      drafts,
      rowWatch,
      userId: 'u1',
      auth: { facts: () => ({ user: { id: 'u1', username: 'clerk' } }) },
      permit: () => ({ decision: 'show', reason: { policy: 'strict', rule: 1, list: 'own', entry: null } }),
    });
    const emitted: PageEmitted[] = [];
    page.on((one) => emitted.push(one));
    return { page, news: () => emitted.splice(0) };
  };
  const answer = async (part: string, result: unknown) => {
    ports.http.take(part).succeed(result);
    await settled();
  };
  return {
    ports,
    drafts,
    rowWatch,
    open,
    answer,
    /** Answers the call for the rows of a list. */
    rows: (part: string, records: readonly object[], total = records.length) =>
      answer(part, { records, total, size: 10, current: 1, pages: 1 }),
    /** How often an address was called. */
    calls: (part: string) => ports.http.requests.filter(({ url }) => url.includes(part)).length,
  };
}
