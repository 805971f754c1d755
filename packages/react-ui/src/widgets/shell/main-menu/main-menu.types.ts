import type { LayoutService } from '@evergreen/core/shell/layout';
import type { MenuEntry, MenuSelection } from '@evergreen/core/shell/navigation';
import type { ReactNode } from 'react';

/** The user's menu, and what of it is marked and open; both keep their reference until they change. */
export interface ShownMenu {
  readonly entries: readonly MenuEntry[];
  readonly selection: MenuSelection;
  /** The pointer came over an entry that opens the page at this path. */
  readonly onPoint?: (path: string) => void;
}

export interface MainMenuProps {
  readonly layout: LayoutService;
  readonly menu: ShownMenu;
}

/** A menu with the platform's sign above it, which takes little room where the menu is collapsed. */
export interface BrandedMenuProps extends MainMenuProps {
  readonly brand: (isShort: boolean) => ReactNode;
}
