import type { FindingTarget } from '@evergreen/core/finding';

/** Opens what was found where it belongs: a page in this window, somebody else's in one that knows nothing of ours. */
export function followTarget(target: Exclude<FindingTarget, { readonly kind: 'action' }>, navigate: (path: string) => void): void {
  switch (target.kind) {
    case 'page':
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
