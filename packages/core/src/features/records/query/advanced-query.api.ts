import { savedQueryEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { ok } from '../../../kernel/index.ts';
import type { Resource } from '../../../resources/index.ts';
import type { LibraryChange } from './advanced-query.model.ts';
import type { StoredQuery } from './advanced-query.types.ts';
import { accountQuery, freeTitle, wireLayout, wireQuery } from './saved-queries.model.ts';
import type { ChangeOutcome, LibraryAnswer } from './saving.model.ts';

/** The calls about the queries of an account, for one list. They report failures as values: nobody waits for most of them. */
export function createSavedQueriesApi(client: HttpClient, { name: resource }: Resource) {
  async function read(signal?: AbortSignal): Promise<LibraryAnswer> {
    const asked = { query: { resource }, isQuiet: true, ...(signal === undefined ? {} : { signal }) };
    const answer = await client.call(savedQueryEndpoints.list, asked);
    if (!answer.ok) return answer;
    const { queries, roles } = answer.value.result;
    return ok({ account: queries.map(accountQuery), roles });
  }

  const save = async (query: StoredQuery, roleId: string | null, isDefault: boolean) =>
    client.call(savedQueryEndpoints.save, {
      body: { resource, title: query.title, ...wireQuery(query), layout: wireLayout(query), roleId, isDefault },
      isQuiet: true,
    });

  async function takeOver(change: Extract<LibraryChange, { kind: 'takeOver' }>): Promise<ChangeOutcome> {
    const moved: StoredQuery[] = [];
    const taken = [...change.taken];
    // The first is to be the newest again.
    for (const query of change.queries.toReversed()) {
      const title = freeTitle(taken, query.title);
      const answer = await save({ ...query, title }, null, false);
      if (!answer.ok) return { change, answer, isMade: false, moved };
      taken.push(title);
      moved.push(query);
    }
    return { change, answer: await read(), isMade: true, moved };
  }

  async function write(change: Exclude<LibraryChange, { kind: 'takeOver' }>) {
    switch (change.kind) {
      case 'save':
        return save(change.query, change.roleId, change.isDefault);
      case 'remove':
        return client.call(savedQueryEndpoints.delete, { query: { id: change.key }, isQuiet: true });
      case 'default':
        return client.call(savedQueryEndpoints.markDefault, {
          body: { id: change.key, isDefault: change.isDefault },
          isQuiet: true,
        });
    }
  }

  return {
    read,
    async change(change: LibraryChange): Promise<ChangeOutcome> {
      if (change.kind === 'takeOver') return takeOver(change);
      const answer = await write(change);
      return { change, answer: answer.ok ? await read() : answer, isMade: answer.ok, moved: [] };
    },
  };
}
