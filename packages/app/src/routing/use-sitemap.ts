import type { Sitemap } from '@evergreen/core/shell/navigation';
import { useCore, useFacts } from '@evergreen/react-ui/adapter';

/** What follows from the menu of who is signed in. */
export function useSitemap(): Sitemap {
  return useFacts(useCore().sitemap);
}
