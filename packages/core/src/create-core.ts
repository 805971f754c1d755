import { DEFAULT_STATIC_PATH, REFRESH_CACHE_PERMISSION } from './contract/index.ts';
import { keepAccountTextSize } from './account-text-size.ts';
import { coreConfigOf, type CoreConfig, type CoreOptions } from './core.config.ts';
import type { LiveRelay } from './features/live/notice-channel/index.ts';
import { createRowWatch, type RowWatch } from './features/live/row-watch/index.ts';
import { createAuth, createSessionStore, type AuthService } from './features/session/auth/index.ts';
import { createCacheRefresh, createDictionaries, type Dictionaries } from './features/records/choices/index.ts';
import { createReportCache, type ReportCache } from './features/online/report-picker/index.ts';
import { createDraftStore, draftFamily, type DraftStore } from './drafts/index.ts';
import type { ShellActions } from './features/shell/search/index.ts';
import { formatDate } from './format/index.ts';
import { createNewVersion, type NewVersionService } from './features/shell/app-update/index.ts';
import { decideButton, type PermissionDecision } from './features/access/permissions/index.ts';
import { createPrintedPage, type PrintedPageService } from './features/shell/printed-page/index.ts';
import { createScreenLock, type ScreenLockService } from './features/shell/screen-lock/index.ts';
import { createSettings, onLanguageChange, type SettingsService } from './features/shell/settings/index.ts';
import { takeBroughtTicket } from './features/session/login-methods/index.ts';
import { createTabs, type TabsService } from './features/shell/tabs/index.ts';
import { createSitemap, type SitemapService } from './features/shell/navigation/index.ts';
import { createWelcome, type Welcome } from './features/session/welcome/index.ts';
import {
  createHttpClient,
  reactionTo,
  staticAddress,
  storedFile,
  type HttpClient,
  type StoredFile,
} from './http/index.ts';
import { createEmitter, type Locale, type Notice, type Service } from './kernel/index.ts';
import { createRelay } from './machine/index.ts';
import { coreSearch, type SearchDependencies } from './core-search.ts';
import { ownShellActions } from './own-shell-actions.ts';
import type {
  ClockPort,
  DesktopNoticePort,
  HttpPort,
  LocationPort,
  MapsService,
  PopupPort,
  Ports,
  RandomPort,
  ResumableUploadPort,
  SocketPort,
} from './ports/index.ts';
import { createTypedStorage, storageKeys, type TypedStorage } from './storage/index.ts';

/** Dependencies of page-scoped services. */
export interface PageDependencies {
  readonly client: HttpClient;
  /** For requests outside the contract: uploads to a column's own URL. */
  readonly http: HttpPort;
  readonly resumableUploads: ResumableUploadPort | null;
  readonly sockets: SocketPort | null;
  readonly desktop: DesktopNoticePort | null;
  readonly live: LiveRelay;
  readonly rowWatch: RowWatch;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly location: LocationPort;
  readonly popup: PopupPort;
  readonly locale: () => Locale;
  readonly storage: TypedStorage;
  readonly drafts: DraftStore;
  /** The user when the page is opened; empty if nobody is logged in. */
  readonly userId: string;
  readonly auth: AuthService;
  readonly settings: SettingsService;
  readonly tabs: TabsService;
  readonly sitemap: SitemapService;
  readonly config: CoreConfig;
  readonly permit: (action: string) => PermissionDecision;
  readonly choices: Dictionaries['choices'];
  readonly reportCache: ReportCache;
  /** Loads the configured map service; null where there is none. */
  readonly loadMaps: (() => Promise<MapsService | null>) | null;
}

type Noticing = Pick<Service<unknown, never, { readonly type: string; readonly notice?: Notice }>, 'on'>;

/** Entry point of a client: application-scoped services, and `open` for page-scoped ones. */
export interface Core extends SearchDependencies {
  readonly config: CoreConfig;
  readonly client: HttpClient;
  readonly random: RandomPort;
  /** Base URL of stored files. */
  readonly staticDomain: string;
  readonly storage: TypedStorage;
  readonly drafts: DraftStore;
  readonly auth: AuthService;
  readonly settings: SettingsService;
  /** Sitemap of the current user: routes, visible menu entries, redirects. */
  readonly sitemap: SitemapService;
  readonly tabs: TabsService;
  /** Actions of the shell besides opening pages. Clients offer only those they can execute. */
  readonly shellActions: ShellActions;
  readonly screenLock: ScreenLockService;
  readonly newVersion: NewVersionService;
  /** What the window learns of changes that were made elsewhere. */
  readonly live: Pick<LiveRelay, 'facts' | 'subscribe'>;
  /** What stands on every printed page: the organisation, who printed it and when. */
  readonly printedPage: PrintedPageService;
  /** Greets after login; optional to subscribe to. */
  readonly welcome: Welcome;
  /** Call `listener` for every notice of all services; returns a function that ends it. */
  on(listener: (notice: Notice) => void): () => void;
  /** Decide whether an action is shown, hidden or disabled, by the configured policy and the current lists. */
  permit(action: string): PermissionDecision;
  /** URL of a stored file for viewing; null if there is none. */
  viewAddress(stored: string | null | undefined): string | null;
  /** A stored file for downloading; null if there is none. */
  storedFile(stored: string | null | undefined): StoredFile | null;
  /** Watermark lines: the user, and the current day in UTC+8. */
  watermark(): readonly string[];
  /** Create a service for one lazy-loaded page or dialog and forward its notices. The caller disposes of it. */
  open<Made extends Noticing>(make: (dependencies: PageDependencies) => Made): Made;
  /** Reload every dictionary and report the result. */
  refreshCache(): Promise<void>;
  choices: Dictionaries['choices'];
  dispose(): void;
}

/**
 * Compose all services over the ports; holds no logic of its own.
 * @param options the settings of the installation; with `url` alone, those of a program against that server
 * @param version version of the running build, if a newer one can be detected
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only wires the services
export function createCore(ports: Ports, options: CoreOptions = {}, version: string | null = null): Core {
  const config = coreConfigOf(options);
  const { clock, random, http, location, popup } = ports;
  const notices = createEmitter<Notice>();
  const storage = createTypedStorage(ports);
  if (options.locale !== undefined) storage.set(storageKeys.locale, options.locale);
  // Its channel is fetched with the frame of the pages behind the sign-in.
  const live: LiveRelay = createRelay(
    { isOpen: false, isBlocked: false },
    (one, other) => one.isOpen === other.isOpen && one.isBlocked === other.isBlocked,
  );
  const rowWatch = createRowWatch();
  const staticDomain = config.staticDomain ?? config.basePath + DEFAULT_STATIC_PATH;
  const settings = createSettings({ storage, preferences: ports.preferences });
  const drafts = createDraftStore({ family: storage.family(draftFamily) });

  const client = createHttpClient({
    http,
    clock,
    random,
    basePath: config.basePath,
    cipher: config.responseCipher,
    token: () => storage.get(storageKeys.token) ?? null,
    tenantId: () => storage.get(storageKeys.tenantId) ?? null,
    locale: () => settings.facts().locale,
    onFailure(failure, { endpoint, token, isQuiet }) {
      if (endpoint.access.kind === 'anonymous') return;
      const current = storage.get(storageKeys.token) ?? null;
      const isStale = current !== null && token !== current;
      // A call of an expired session has no token but must still end the session like a rejected one.
      const reaction = reactionTo(failure, token !== null || auth.facts().user !== null);
      if (reaction.kind === 'notice' && !isQuiet) notices.emit(reaction.notice);
      if (reaction.kind === 'endSession' && !isStale) auth.send({ type: 'session.refused' });
      if (reaction.kind === 'askToRenew' && !isStale) auth.send({ type: 'session.expired' });
    },
  });

  const reportCache = createReportCache({
    clock,
    scope: () =>
      [storageKeys.token, storageKeys.tenantId].map((key) => storage.get(key) ?? '').join(' ') +
      settings.facts().locale,
  });
  const { maps: mapSettings } = config;
  const loadMaps =
    mapSettings === null || ports.maps === undefined ? null : async () => (await ports.maps?.load(mapSettings)) ?? null;
  const auth = createAuth({ client, clock, location, random, keep: createSessionStore(storage) });
  const sitemap = createSitemap({ auth, settings, storage, domainUrl: config.basePath, staticDomainUrl: staticDomain });
  const welcome = createWelcome({ auth, clock });
  const tabs = createTabs({ storage, homePath: config.homePath });
  const newVersion = createNewVersion({
    http,
    clock,
    location,
    storage,
    running: version,
    hasUnsavedEdits: () => tabs.facts().hasUnsavedEdits,
  });
  const screenLock = createScreenLock({ client, clock, storage, settings });
  const printedPage = createPrintedPage({ client, clock, storage, auth, config });
  auth.subscribe(() => {
    const { status } = auth.facts();
    if (status === 'loggingIn' || status === 'loggedOut') screenLock.send({ type: 'session.ended' });
  });
  onLanguageChange(settings, () => {
    auth.send({ type: 'menu.refresh' });
    void dictionaries.followLanguage();
  });

  const dictionaries = createDictionaries({
    client,
    storage,
    locale: () => settings.facts().locale,
    local: () => auth.facts().dictionaries,
    replace: (read) => auth.send({ type: 'dictionaries.changed', dictionaries: read }),
  });
  let shownDictionaries = auth.facts().dictionaries;
  auth.subscribe(() => {
    const read = auth.facts().dictionaries;
    if (read === shownDictionaries) return;
    shownDictionaries = read;
    if (Object.keys(read).length > 0) dictionaries.learn(read);
  });
  const permit = (action: string) =>
    decideButton(action, { lists: auth.facts().permissions, policy: config.permissionPolicy });

  const refreshCache = createCacheRefresh({
    client,
    // Other servers do not know this permission and allow everybody.
    mayRefreshServer: () =>
      auth.facts().permissions?.all.some(({ action }) => action === REFRESH_CACHE_PERMISSION) !== true ||
      permit(REFRESH_CACHE_PERMISSION).decision === 'show',
    replace(read) {
      dictionaries.forget();
      auth.send({ type: 'dictionaries.changed', dictionaries: read });
    },
    tell: (notice) => notices.emit(notice),
  });

  const shellActions = ownShellActions({ auth, tabs, settings, screenLock, refreshCache, homePath: config.homePath });

  const passNoticesOn = (service: Noticing) => {
    service.on(({ notice }) => {
      if (notice !== undefined) notices.emit(notice);
    });
  };
  passNoticesOn(auth);
  passNoticesOn(tabs);
  auth.on((emitted) => {
    if (emitted.type === 'session.started') void dictionaries.followLanguage();
    if (emitted.type === 'session.started') screenLock.send({ type: 'session.started' });
    if (emitted.type !== 'session.ended') return;
    client.endSession();
    dictionaries.forget();
    tabs.send({ type: 'tabs.clear' });
  });

  keepAccountTextSize({ auth, settings, storage });
  takeBroughtTicket({ auth, location, storage });

  return {
    config,
    client,
    random,
    staticDomain,
    storage,
    drafts,
    auth,
    settings,
    sitemap,
    tabs,
    shellActions,
    screenLock,
    newVersion,
    live,
    printedPage,
    on: notices.on,
    welcome,
    permit,
    viewAddress: (stored) => staticAddress(stored, staticDomain),
    storedFile: (stored) => storedFile(stored, { client, staticDomain, basePath: config.basePath }),
    watermark() {
      const { user } = auth.facts();
      const name = user === null || user.realname === '' ? '' : `${user.realname} `;
      return user === null ? [] : [name + user.username, formatDate(clock.now())];
    },
    ...coreSearch({ storage, tabs, settings, clock }),
    open(make) {
      const userId = auth.facts().user?.id ?? '';
      const locale = () => settings.facts().locale;
      const service = make({
        client,
        http,
        resumableUploads: ports.resumableUploads ?? null,
        sockets: ports.sockets ?? null,
        desktop: ports.desktop ?? null,
        live,
        rowWatch,
        clock,
        random,
        location,
        popup,
        locale,
        storage,
        drafts,
        userId,
        auth,
        settings,
        tabs,
        sitemap,
        config,
        permit,
        choices: dictionaries.choices,
        reportCache,
        loadMaps,
      });
      passNoticesOn(service);
      return service;
    },
    choices: dictionaries.choices,
    refreshCache,
    dispose() {
      sitemap.dispose();
      auth.dispose();
      settings.dispose();
      tabs.dispose();
      shellActions.dispose();
      screenLock.dispose();
      newVersion.dispose();
      printedPage.dispose();
      notices.clear();
    },
  };
}
