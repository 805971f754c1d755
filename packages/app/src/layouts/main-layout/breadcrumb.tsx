import type { LayoutService } from '@evergreen/core/shell/layout';
import type { Crumb } from '@evergreen/core/shell/navigation';
import { useCore, useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { PageHeader } from '@evergreen/react-ui/widgets/base/page-header';
import { Breadcrumb } from 'antd';
import { Link } from 'react-router-dom';

import { mainLayoutMessages as messages } from './main-layout.messages.ts';
import { usePlace } from './use-place.ts';

/** What the header begins with: where the page stands if there is room for it, else the name of the platform. */
export function HeaderTitle({ layout }: { readonly layout: LayoutService }) {
  const { config } = useCore();
  const { isMobile, isBreadcrumbInHeader } = useFacts(layout);
  const { isHome, isHeadless, crumbs } = usePlace();
  const t = useTranslate();
  if (isBreadcrumbInHeader && !isHome && !isHeadless) {
    return (
      <div className="top-bar-title">
        <Crumbs crumbs={crumbs} />
      </div>
    );
  }
  return <span className="top-bar-title">{t(isMobile ? config.platformShortName : messages.welcome)}</span>;
}

/** Where the page stands, and its title. The home page is its own title; a page may ask to stand without either. */
export function PageBreadcrumb({ layout }: { readonly layout: LayoutService }) {
  const { isBreadcrumbInHeader } = useFacts(layout);
  const { isHome, isHeadless, title, crumbs } = usePlace();
  const t = useTranslate();
  if (isHeadless || (isBreadcrumbInHeader && !isHome)) {
    return title === undefined ? null : <h1 className="visually-hidden">{t(title)}</h1>;
  }
  const links = <Crumbs crumbs={crumbs} />;
  // One crumb says nothing that the page does not.
  if (isHome) return <div className="visually-hidden">{links}</div>;
  return title === undefined ? links : <PageHeader title={t(title)} breadcrumb={links} />;
}

function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useTranslate();
  const items = crumbs.map((crumb, index) => ({
    key: index,
    title: crumb.path === null ? t(crumb.title) : <Link to={crumb.path}>{t(crumb.title)}</Link>,
  }));
  return <Breadcrumb items={items} aria-label={t(messages.breadcrumb)} />;
}
