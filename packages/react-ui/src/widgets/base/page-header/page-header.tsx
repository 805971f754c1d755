import type { ReactNode } from 'react';

import './page-header.css';

export interface PageHeaderProps {
  readonly title: string;
  readonly description?: string;
  /** Where the page stands in the menu. */
  readonly breadcrumb?: ReactNode;
}

/** What the page is and where it stands. */
export function PageHeader({ title, description, breadcrumb }: PageHeaderProps) {
  return (
    <div className="page-header">
      {breadcrumb}
      <h1 className="page-header-title">{title}</h1>
      {description === undefined ? null : <p className="page-header-description">{description}</p>}
    </div>
  );
}
