export { Allowed, useAllowed } from './allowed.tsx';
export { CoreProvider, useCore } from './core-provider.tsx';
export { useChoices, type Choices } from './use-choices.ts';
export { useEmitted, type EmittingSource } from './use-emitted.ts';
export { useFacts, useSelectedFacts, type FactsSource } from './use-facts.ts';
export { COARSE_POINTER, NARROW_FRAME, PHONE, REDUCED_MOTION, SMALL_PHONE, useMedia } from './use-media.ts';
export { useOwnedService, type Disposable } from './use-owned-service.ts';
export { useShellAction } from './use-shell-action.ts';
export { useLocale, useText } from './use-text.ts';
