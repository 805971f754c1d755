import type { HttpClient, HttpFailure } from '../../../http/index.ts';
import { ok, type Result } from '../../../kernel/index.ts';
import { resourceEndpoints, type Resource, type ResourceRow } from '../../../resources/index.ts';
import { tableDraftId, type EditableTableDependencies } from '../../grid/editable-table/index.ts';
import { isMissingRow } from '../form/index.ts';

export interface ListedRowsDependencies {
  readonly resource: Resource;
  readonly client: HttpClient;
  readonly table: Pick<EditableTableDependencies, 'memory' | 'userId'>;
  readonly tableCode: string;
}

/** The rows of a list, with those that an earlier draft is about: the list may stand on another page now. */
export function createListedRows({ resource, client, table, tableCode }: ListedRowsDependencies) {
  const { queryById } = resourceEndpoints(resource);
  return {
    async withDrafted(listed: readonly ResourceRow[]): Promise<Result<readonly ResourceRow[], HttpFailure>> {
      const draft = table.memory?.drafts.get(tableDraftId(table.userId?.() ?? '', tableCode));
      const known = new Set(listed.map(({ id }) => id));
      const rows = [...listed];
      for (const { id } of draft?.rows ?? []) {
        if (id === null || known.has(id)) continue;
        const answer = await client.call(queryById, { query: { id }, isQuiet: true });
        if (!answer.ok && !isMissingRow(answer.error)) return answer;
        if (answer.ok) rows.push(answer.value.result);
      }
      return ok(rows);
    },
  };
}
