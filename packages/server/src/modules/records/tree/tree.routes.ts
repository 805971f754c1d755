import { categoryEndpoints, dictionaryEndpoints } from '@evergreen/core/contract';
import { err, ok, type Result } from '@evergreen/core/kernel';
import type { ResourceDirectory } from '@evergreen/core/resources';

import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import type { TreeSource } from './tree-source.types.ts';
import { categoryTree, ROOT_CATEGORY, treeSourcesOf } from './tree-sources.ts';
import { treeMessages } from './tree.messages.ts';
import { createTreeRepository, type TreeServices } from './tree.repository.ts';

const unknownTree: CallFailure = { kind: 'business', message: treeMessages.unknownTree };
const nothingFound: CallFailure = { kind: 'business', message: treeMessages.nothingFound };
const tooMany: CallFailure = { kind: 'business', message: treeMessages.tooMany };

export function treeRoutes(services: TreeServices): readonly EndpointRoute[] {
  const { directory, gatekeeper } = services;
  const categories = (call: SignedInCall) => createTreeRepository(services, categoryTree, call);

  /** The id of the category with a code; `null` for the top, undefined where there is none. */
  async function placeOf(code: string | undefined, call: SignedInCall): Promise<string | null | undefined> {
    if (code === undefined || code === ROOT_CATEGORY) return null;
    return (await categories(call).find('code', code))?.id;
  }

  return [
    guardedRoute(categoryEndpoints.loadTreeRoot, async ({ query }, call) => {
      const place = await placeOf(query.pcode, call);
      if (place === undefined) return err(nothingFound);
      if (query.async === 'true') return ok({ result: await categories(call).level(place ?? undefined) });
      const result = await categories(call).everything(place ?? undefined);
      return result === undefined ? err(tooMany) : ok({ result });
    }),
    guardedRoute(categoryEndpoints.loadTreeChildren, async ({ query: { pid } }, call) =>
      ok({ result: await categories(call).level(pid === ROOT_CATEGORY ? undefined : pid) }),
    ),
    guardedRoute(categoryEndpoints.loadOne, async ({ query: { field, val } }, call) => {
      const found = await categories(call).find(field, val);
      return found === undefined ? err(nothingFound) : ok({ result: { ...found, pid: found.pid ?? ROOT_CATEGORY } });
    }),
    guardedRoute(categoryEndpoints.loadTreeData, async ({ query: { pid, pcode, condition } }, call) => {
      const place = (pid === ROOT_CATEGORY ? null : pid) ?? (await placeOf(pcode, call));
      if (place === undefined) return err(nothingFound);
      return ok({ result: await categories(call).level(place ?? undefined, condition) });
    }),
    guardedRoute(categoryEndpoints.loadDictItem, async ({ query: { ids } }, call) => {
      const names = await categories(call).names(ids);
      return ok({ result: ids.map((id) => names.get(id) ?? id) });
    }),
    guardedRoute(dictionaryEndpoints.loadTreeData, async ({ query }, call) => {
      const source = registered(query, directory);
      if (!source.ok) return source;
      const { permissions } = source.value;
      const held = await Promise.all(permissions.map(async (code) => gatekeeper.holds(call.caller, code)));
      const [first] = permissions;
      if (first !== undefined && !held.includes(true))
        return err({ kind: 'forbidden', message: httpServerMessages.forbidden(first) });
      const tree = createTreeRepository(services, source.value, call);
      return ok({ result: await tree.level(query.pid, query.condition) });
    }),
  ];
}

/** The tree that a call names, with its columns where the call names them. */
type NamedTree = { readonly tableName: string } & {
  readonly [Column in keyof TreeSource['wire']]?: string | undefined;
};

/** The tree that a call names; columns that the call names have to be those of the tree. */
function registered(query: NamedTree, directory: ResourceDirectory): Result<TreeSource, CallFailure> {
  const source = treeSourcesOf(directory).get(query.tableName);
  if (source === undefined) return err(unknownTree);
  const { wire } = source;
  const isOther = (named: string | undefined, own: string) => named !== undefined && named !== own;
  const namesOthers =
    isOther(query.text, wire.text) ||
    isOther(query.code, wire.code) ||
    isOther(query.pidField, wire.pidField) ||
    isOther(query.hasChildField, wire.hasChildField);
  return namesOthers ? err(unknownTree) : ok(source);
}
