import type { SearchTarget } from '@evergreen/core/shell/search';

export type FollowedTarget = Exclude<SearchTarget, { readonly kind: 'action' }>;

/** Opens what was found where it belongs: a page in this window, somebody else's in one that knows nothing of ours. */
export function followTarget(target: FollowedTarget, navigate: (path: string) => void): void {
  switch (target.kind) {
    case 'page':
    case 'record':
      navigate(target.path);
      return;
    case 'window':
      globalThis.open(target.address, '_blank', 'noopener,noreferrer');
      return;
    case 'link':
      globalThis.open(target.address, target.window, 'noopener,noreferrer');
      return;
    case 'disabled':
      return;
  }
}
