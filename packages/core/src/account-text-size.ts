import type { AuthService } from './features/session/auth/index.ts';
import type { SettingsService } from './features/shell/settings/index.ts';
import { textSizesOfUsers, type TypedStorage } from './storage/index.ts';

export interface AccountTextSizeDependencies {
  readonly auth: AuthService;
  readonly settings: SettingsService;
  readonly storage: TypedStorage;
}

/**
 * Keeps the size of the text per account beside that of the browser: what a person chose is there again when they sign in
 * after somebody else, and who never chose has what the browser has.
 */
export function keepAccountTextSize({ auth, settings, storage }: AccountTextSizeDependencies): void {
  const sizes = storage.family(textSizesOfUsers);
  let shown = settings.facts().textSize;
  auth.on(({ type }) => {
    const { user } = auth.facts();
    const own = type === 'session.started' && user !== null ? sizes.get(user.id) : undefined;
    if (own === undefined) return;
    shown = own;
    settings.send({ type: 'setting.choose', change: { textSize: own } });
  });
  settings.subscribe(() => {
    const { textSize } = settings.facts();
    if (textSize === shown) return;
    shown = textSize;
    const { user } = auth.facts();
    if (user !== null) sizes.set(user.id, textSize);
  });
}
