import type { AuthFacts } from '@evergreen/core/auth';
import { buildSitemap, type Sitemap } from '@evergreen/core/navigation';
import { storageKeys } from '@evergreen/core/storage';
import { useCore, useSelectedFacts } from '@evergreen/react-ui/adapter';
import { createContext, use, useMemo, type ReactNode } from 'react';

const SitemapContext = createContext<Sitemap | null>(null);

const menuOf = (facts: AuthFacts) => facts.menu;
const permissionsOf = (facts: AuthFacts) => facts.permissions;
const userOf = (facts: AuthFacts) => facts.user;

/** Builds what follows from the user's menu once, for the guard, the routes and the frame alike. */
export function SitemapProvider({ children }: { readonly children: ReactNode }) {
  const { auth, config, staticDomain, storage } = useCore();
  const menu = useSelectedFacts(auth, menuOf);
  const lists = useSelectedFacts(auth, permissionsOf);
  const user = useSelectedFacts(auth, userOf);
  const sitemap = useMemo(
    () =>
      buildSitemap(menu, {
        lists,
        context: {
          domainUrl: config.basePath,
          staticDomainUrl: staticDomain,
          userId: user?.id ?? '',
          username: user?.username ?? '',
          tenantId: storage.get(storageKeys.tenantId) ?? '0',
        },
      }),
    [menu, lists, user, config.basePath, staticDomain, storage],
  );
  return <SitemapContext value={sitemap}>{children}</SitemapContext>;
}

export function useSitemap(): Sitemap {
  const sitemap = use(SitemapContext);
  if (sitemap === null) throw new Error('useSitemap was called outside a SitemapProvider');
  return sitemap;
}
