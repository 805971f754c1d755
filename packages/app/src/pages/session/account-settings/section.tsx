import { Card } from 'antd';
import { useId, type ReactNode } from 'react';

import './account-settings.css';

export interface SectionProps {
  readonly title: string;
  readonly description?: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** One subject of the page, a landmark by its title. */
export function Section({ title, description, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id} className="account-section">
        <div className="account-section-head">
          <div>
            <h2 id={id}>{title}</h2>
            {description !== undefined && <p>{description}</p>}
          </div>
          {actions !== undefined && <div className="account-section-actions">{actions}</div>}
        </div>
        <div className="account-section-content">{children}</div>
      </section>
    </Card>
  );
}
