import type { MenuNode } from '../../../contract/index.ts';
import { createStore, type Service } from '../../../kernel/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import type { PermissionLists } from '../../access/permissions/index.ts';
import type { SettingsService } from '../settings/index.ts';
import { buildSitemap, type Sitemap } from './sitemap.ts';

export type SitemapService = Service<Sitemap, never>;

/** Session state used by the sitemap. */
export interface MenuSource {
  facts(): {
    readonly menu: readonly MenuNode[];
    readonly permissions: PermissionLists | null;
    readonly user: { readonly id: string; readonly username: string } | null;
  };
  subscribe(listener: () => void): () => void;
}

export interface SitemapDependencies {
  readonly auth: MenuSource;
  readonly settings: Pick<SettingsService, 'facts' | 'subscribe'>;
  readonly storage: TypedStorage;
  readonly domainUrl: string;
  readonly staticDomainUrl: string;
}

const NO_TENANT = '0';

/** Sitemap of the current user's menu in the current tenant. Built once per menu and shared by every client. */
export function createSitemap({
  auth,
  settings,
  storage,
  domainUrl,
  staticDomainUrl,
}: SitemapDependencies): SitemapService {
  const read = () => {
    const { menu, permissions, user } = auth.facts();
    const { arePlannedPagesShown } = settings.facts();
    return { menu, permissions, user, tenantId: storage.get(storageKeys.tenantId) ?? NO_TENANT, arePlannedPagesShown };
  };
  const build = ({ menu, permissions, user, tenantId, arePlannedPagesShown }: ReturnType<typeof read>) =>
    buildSitemap(
      menu,
      {
        lists: permissions,
        context: { domainUrl, staticDomainUrl, userId: user?.id ?? '', username: user?.username ?? '', tenantId },
      },
      { arePlannedPagesShown },
    );
  let inputs = read();
  const built = createStore(build(inputs), (_, next: Sitemap) => next);
  const refresh = () => {
    const next = read();
    const isSame =
      next.menu === inputs.menu &&
      next.permissions === inputs.permissions &&
      next.user === inputs.user &&
      next.tenantId === inputs.tenantId &&
      next.arePlannedPagesShown === inputs.arePlannedPagesShown;
    if (isSame) return;
    inputs = next;
    built.send(build(next));
  };
  const stops = [auth.subscribe(refresh), settings.subscribe(refresh), storage.watch([storageKeys.tenantId], refresh)];
  return {
    ...built,
    send: () => undefined,
    dispose() {
      for (const stop of stops) stop();
      built.dispose();
    },
  };
}
