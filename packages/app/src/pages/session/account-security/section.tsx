import { Card } from 'antd';
import { useId, type ReactNode } from 'react';

export interface SectionProps {
  readonly title: string;
  readonly description: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** One subject of the page, a landmark by its title. */
export function Section({ title, description, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id}>
        <div className="account-security-head">
          <div>
            <h2 id={id}>{title}</h2>
            <p>{description}</p>
          </div>
          {actions !== undefined && <div className="account-security-actions">{actions}</div>}
        </div>
        {children}
      </section>
    </Card>
  );
}
