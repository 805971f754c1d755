import { menuIconNamed, menuIconNames } from '@evergreen/core/shell/navigation';

import { useTranslate } from '../../../adapter/index.ts';
import { menuIcon } from '../menu-icon/index.ts';
import './icon-picker.css';

/** An icon and what it is called; a name that is in no list stands as it is. */
export function NamedIcon({ value }: { readonly value: string }) {
  const t = useTranslate();
  const icon = menuIconNamed(value);
  return (
    <span className="named-icon">
      {icon !== undefined && menuIcon(value)}
      {icon === undefined || icon === null ? value : t(menuIconNames[icon])}
    </span>
  );
}
