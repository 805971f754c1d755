import {
  type DictionaryField,
  type ReferenceField,
  type ReferencesField,
  type StateField,
} from '../../../resources/index.ts';
import { dictionaryEndpoints, type DictionaryItem, type DictionaryMap } from '../../../contract/index.ts';
import type { HttpClient, HttpFailure } from '../../../http/index.ts';
import { mapResult, ok, type Locale, type Result } from '../../../kernel/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';

/** Maximum number of look-up rows offered; a keyword narrows them. */
const LOOKUP_SIZE = 100;

type Items = Result<readonly DictionaryItem[], HttpFailure>;

export interface Dictionaries {
  /**
   * Options of a field. Items of a dictionary come from the cache in the current language, otherwise from the server by
   * one shared call; rows of another resource are always loaded, by keyword if given. `signal` cancels only the latter,
   * as the former are shared.
   */
  choices(
    field: Pick<DictionaryField | StateField, 'type' | 'dictionary'> | ReferenceField | ReferencesField,
    keyword?: string,
    signal?: AbortSignal,
  ): Promise<Items>;
  /** All dictionaries were loaded in the current language. */
  learn(dictionaries: DictionaryMap): void;
  /** Reload all dictionaries in the current language unless already loaded. Keeps the old ones on failure. */
  followLanguage(): Promise<void>;
  /** Invalidate everything loaded from the server. */
  forget(): void;
}

export interface DictionariesDependencies {
  readonly client: HttpClient;
  readonly storage: TypedStorage;
  readonly locale: () => Locale;
  /** All dictionaries of the login response or of the last full load; empty without a session. */
  readonly local: () => DictionaryMap;
  /** Replace and persist the local dictionaries. */
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
  /** Language of the local dictionaries. */
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
    const answer = await client.call(dictionaryEndpoints.getDictItems, { params: { code } });
    if (answer.ok) fetched.set(key, answer.value.result);
    asked.delete(key);
    return mapResult(answer, ({ result }) => result);
  }

  async function follow(): Promise<void> {
    for (let wanted = locale(); wanted !== spoken; wanted = locale()) {
      const known = whole.get(wanted);
      const answer = known === undefined ? await client.call(dictionaryEndpoints.queryAllDictItems) : null;
      if (answer?.ok === false || Object.keys(local()).length === 0) return;
      if (locale() !== wanted) continue;
      replace(known ?? answer?.value.result ?? {});
      // They were not stored: the session has ended.
      if (spoken !== wanted) return;
    }
  }

  return {
    async choices(field, keyword = '', signal) {
      if (!('resource' in field)) return items(field.dictionary);
      const query = { pageSize: LOOKUP_SIZE, ...(keyword === '' ? {} : { keyword }) };
      const answer = await client.call(dictionaryEndpoints.loadDict, {
        query,
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
