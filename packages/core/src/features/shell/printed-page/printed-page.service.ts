import { tenantEndpoints } from '../../../contract/index.ts';
import { formatDateTime } from '../../../format/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { localized, mapResult, sameText, type LocalizedText, type Service } from '../../../kernel/index.ts';
import { createLoader, createViewState } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import { printedPageMessages as messages } from './printed-page.messages.ts';

export interface PrintedPageFacts {
  /** The tenant that is worked for; the platform where there is none, or its name is not known. */
  readonly organisation: LocalizedText;
  /** Who printed the page, and when. */
  readonly printed: LocalizedText;
  /** The same of what is taken as a file. */
  readonly taken: LocalizedText;
}

export type PrintedPageEvent =
  /** Read the name of the tenant, so that it is there when a page is printed; not read again for the same tenant. */
  | { readonly type: 'organisation.read' }
  /** A page is printed, or a part of it taken, now. */
  | { readonly type: 'printing.begin' };

export type PrintedPageService = Service<PrintedPageFacts, PrintedPageEvent>;

export interface PrintedPageDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly storage: TypedStorage;
  readonly auth: {
    facts(): { readonly user: { readonly realname: string; readonly username: string } | null };
  };
  readonly config: { readonly platformName: LocalizedText };
}

/** Number of the platform itself, which has no name of its own. */
const PLATFORM = '0';

interface NamedTenant {
  readonly id: string;
  readonly name: string;
}

/** What stands on every printed page beside its content: the organisation, who printed it and when. */
export function createPrintedPage(dependencies: PrintedPageDependencies): PrintedPageService {
  const { client, clock, storage, auth, config } = dependencies;
  const tenantId = () => storage.get(storageKeys.tenantId) ?? PLATFORM;
  const loader = createLoader({
    clock,
    load: async (id: string, signal) =>
      mapResult(await client.call(tenantEndpoints.enterable, { signal, isQuiet: true }), ({ result }): NamedTenant => ({
        id,
        name: result.find((tenant) => tenant.id === id)?.name ?? '',
      })),
  });
  const shown = createViewState(loader, { printedAt: clock.now() }, ({ value }, { printedAt }): PrintedPageFacts => {
    const name = value?.id === tenantId() ? value.name : '';
    return {
      organisation: name === '' ? config.platformName : sameText(name),
      printed: bySomebody(auth, printedAt, messages.printed),
      taken: bySomebody(auth, printedAt, messages.taken),
    };
  });
  return {
    ...shown,
    send(event) {
      if (event.type === 'printing.begin') return shown.update(() => ({ printedAt: clock.now() }));
      const id = tenantId();
      if (id !== PLATFORM && loader.facts().value?.id !== id) loader.send({ type: 'value.load', params: id });
      return undefined;
    },
    // Emits no events; its facts are the whole interface.
    on: () => () => undefined,
  };
}

/** Who it was and when, in the words of what was done. */
function bySomebody(
  auth: PrintedPageDependencies['auth'],
  now: number,
  words: (name: string, time: string) => LocalizedText,
): LocalizedText {
  const { realname, username } = auth.facts().user ?? { realname: '', username: '' };
  const isNamed = realname !== '' && realname !== username;
  const minute = formatDateTime(now).slice(0, 16);
  return localized(
    words(isNamed ? `${realname}（${username}）` : username, minute)['zh-CN'],
    words(isNamed ? `${realname} (${username})` : username, minute)['en-US'],
  );
}
