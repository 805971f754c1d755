import { categoryEndpoints, dictionaryEndpoints } from '../../../../contract/index.ts';
import type { HttpClient } from '../../../../http/index.ts';
import { mapResult } from '../../../../kernel/index.ts';
import { TOP, type LevelAnswer } from './tree-select.model.ts';
import type { TreeSelectSource } from './tree-select.types.ts';

export interface LevelQuery {
  readonly source: TreeSelectSource;
  /** Text of a JSON object; empty for none. */
  readonly condition: string;
  /** The node whose level is asked for, `TOP` for the top. */
  readonly value: string;
}

/** One level of a tree, asked for by the call that serves its source. */
export async function loadLevel(client: HttpClient, query: LevelQuery): Promise<LevelAnswer> {
  const { source, condition, value } = query;
  const place = value === TOP ? {} : { pid: value };
  const wanted = condition === '' ? {} : { condition };
  if (source.kind === 'dictionary') {
    const input = { query: { tableName: source.tree, ...place, ...wanted } };
    return mapResult(await client.call(dictionaryEndpoints.loadTreeData, input), ({ result }) => result);
  }
  const below = source.pcode === undefined || value !== TOP ? {} : { pcode: source.pcode };
  if (condition !== '') {
    const input = { query: { ...place, ...below, ...wanted } };
    return mapResult(await client.call(categoryEndpoints.loadTreeData, input), ({ result }) => result);
  }
  const answer =
    value === TOP
      ? await client.call(categoryEndpoints.loadTreeRoot, { query: { async: 'true', ...below } })
      : await client.call(categoryEndpoints.loadTreeChildren, { query: { pid: value } });
  return mapResult(answer, ({ result }) => result);
}
