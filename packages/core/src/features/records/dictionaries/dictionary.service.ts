import type { DictionaryField, ReferenceField } from '../../../resources/index.ts';
import { dictionaryEndpoints, type DictionaryItem, type DictionaryMap } from '../../../contract/index.ts';
import type { HttpClient, HttpFailure } from '../../../http/index.ts';
import { mapResult, ok, type Locale, type Result } from '../../../kernel/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';

/** How many rows of a look-up are offered at once; a keyword finds the rest. */
const LOOKUP_SIZE = 100;

type Items = Result<readonly DictionaryItem[], HttpFailure>;

export interface Dictionaries {
  /**
   * What can be chosen for a field. A dictionary's items come from what is kept in the language of now, else from the server
   * and are remembered, by one call however many ask; the rows of another resource are always asked for, by keyword where there
   * is one. `signal` cancels the latter only: the former are everybody's.
   */
  choices(
    field: Pick<DictionaryField, 'type' | 'dictionary'> | ReferenceField,
    keyword?: string,
    signal?: AbortSignal,
  ): Promise<Items>;
  /** Every dictionary was read, in the language of now. */
  learn(dictionaries: DictionaryMap): void;
  /** Reads every dictionary in the language of now, unless it was read before. What there is stays where that fails. */
  followLanguage(): Promise<void>;
  /** Lets go of what the server was asked for until now. */
  forget(): void;
}

export interface DictionariesDependencies {
  readonly client: HttpClient;
  readonly storage: TypedStorage;
  readonly locale: () => Locale;
  /** Every dictionary of the login answer or of the last time they were all read; none of who is not signed in. */
  readonly local: () => DictionaryMap;
  /** Puts these in the place of the local ones, and keeps them. */
  readonly replace: (dictionaries: DictionaryMap) => void;
}

export function createDictionaries({
  client,
  storage,
  locale,
  local,
  replace,
}: DictionariesDependencies): Dictionaries {
  const fetched = new Map<string, readonly DictionaryItem[]>();
  const asked = new Map<string, Promise<Items>>();
  const whole = new Map<Locale, DictionaryMap>();
  /** The language of the local ones. */
  let spoken = storage.get(storageKeys.dictionaryLocale) ?? locale();
  let following: Promise<void> | undefined;

  async function items(code: string): Promise<Items> {
    await following;
    const key = `${locale()} ${code}`;
    const known = local()[code] ?? fetched.get(key);
    if (known !== undefined) return ok(known);
    const running = asked.get(key) ?? ask(key, code);
    asked.set(key, running);
    return running;
  }

  async function ask(key: string, code: string): Promise<Items> {
    const answer = await client.get(dictionaryEndpoints.getDictItems, undefined, { params: { code } });
    if (answer.ok) fetched.set(key, answer.value.result);
    asked.delete(key);
    return mapResult(answer, ({ result }) => result);
  }

  async function follow(): Promise<void> {
    for (let wanted = locale(); wanted !== spoken; wanted = locale()) {
      const known = whole.get(wanted);
      const answer = known === undefined ? await client.get(dictionaryEndpoints.queryAllDictItems) : null;
      if (answer?.ok === false || Object.keys(local()).length === 0) return;
      if (locale() !== wanted) continue;
      replace(known ?? answer?.value.result ?? {});
      // Whoever keeps them did not take them: there is nobody signed in any more.
      if (spoken !== wanted) return;
    }
  }

  return {
    async choices(field, keyword = '', signal) {
      if (field.type === 'dictionary') return items(field.dictionary);
      const query = { pageSize: LOOKUP_SIZE, ...(keyword === '' ? {} : { keyword }) };
      const answer = await client.get(dictionaryEndpoints.loadDict, query, {
        params: { dict: field.resource },
        signal,
      });
      return mapResult(answer, ({ result }) => result);
    },
    learn(dictionaries) {
      spoken = locale();
      whole.set(spoken, dictionaries);
      storage.set(storageKeys.dictionaryLocale, spoken);
    },
    async followLanguage() {
      if (Object.keys(local()).length === 0) return;
      following ??= follow().finally(() => {
        following = undefined;
      });
      return following;
    },
    forget() {
      fetched.clear();
      whole.clear();
    },
  };
}
