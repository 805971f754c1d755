import type { DictionaryField, ReferenceField } from '../../areas/index.ts';
import { dictionaryEndpoints, type DictionaryItem, type DictionaryMap } from '../../contract/index.ts';
import type { HttpClient, HttpFailure } from '../../http/index.ts';
import { mapResult, ok, type Result } from '../../kernel/index.ts';

/** How many rows of a look-up are offered at once; a keyword finds the rest. */
const LOOKUP_SIZE = 100;

export interface Dictionaries {
  /**
   * What can be chosen for a field. A dictionary's items come from what the login answer brought, else from the server and
   * are remembered until the end; the rows of another area are always asked for, by keyword where there is one.
   */
  choices(
    field: DictionaryField | ReferenceField,
    keyword?: string,
    signal?: AbortSignal,
  ): Promise<Result<readonly DictionaryItem[], HttpFailure>>;
  /** Lets go of what the server was asked for until now. */
  forget(): void;
}

export interface DictionariesDependencies {
  readonly client: HttpClient;
  /** The dictionaries of the login answer, as they are now. */
  readonly local: () => DictionaryMap;
}

export function createDictionaries({ client, local }: DictionariesDependencies): Dictionaries {
  const fetched = new Map<string, readonly DictionaryItem[]>();

  async function items(code: string, signal?: AbortSignal): Promise<Result<readonly DictionaryItem[], HttpFailure>> {
    const known = local()[code] ?? fetched.get(code);
    if (known !== undefined) return ok(known);
    const answer = await client.call(dictionaryEndpoints.getDictItems, { params: { code }, signal });
    if (answer.ok) fetched.set(code, answer.value.result);
    return mapResult(answer, ({ result }) => result);
  }

  return {
    async choices(field, keyword = '', signal) {
      if (field.type === 'dictionary') return items(field.dictionary, signal);
      const answer = await client.call(dictionaryEndpoints.loadDict, {
        params: { dict: field.area },
        query: { pageSize: LOOKUP_SIZE, ...(keyword === '' ? {} : { keyword }) },
        signal,
      });
      return mapResult(answer, ({ result }) => result);
    },
    forget: () => fetched.clear(),
  };
}
