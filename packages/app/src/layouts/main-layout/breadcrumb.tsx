import { breadcrumb, pageAt, titleAt } from '@evergreen/core/navigation';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { PageHeader } from '@evergreen/react-ui/widgets/base/page-header';
import { Breadcrumb } from 'antd';
import { Link, useLocation } from 'react-router-dom';

import { useSitemap } from '../../routing/use-sitemap.ts';
import { mainLayoutMessages as messages } from './main-layout.messages.ts';

/** Where the page stands, and its title. The home page is its own title; a page may ask to stand without either. */
export function PageBreadcrumb() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const sitemap = useSitemap();
  const crumbs = breadcrumb(pathname, sitemap);
  const title = titleAt(pathname, sitemap);
  const isHeadless = pageAt(pathname, sitemap)?.meta.hiddenHeaderContent ?? false;
  if (isHeadless) return title === undefined ? null : <h1 className="visually-hidden">{t(title)}</h1>;
  const isHome = crumbs.length === 1;
  const items = crumbs.map((crumb, index) => ({
    key: index,
    title: crumb.path === null ? t(crumb.title) : <Link to={crumb.path}>{t(crumb.title)}</Link>,
  }));
  const links = <Breadcrumb items={items} aria-label={t(messages.breadcrumb)} />;
  return isHome || title === undefined ? links : <PageHeader title={t(title)} breadcrumb={links} />;
}
