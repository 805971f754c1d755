import { childTables, formGroups, type FormGroup, type Resource } from '@evergreen/core/resources';
import { Badge } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { formGroupId } from '../field-id.ts';
import { recordFormWidgetMessages as messages } from '../record-form.messages.ts';

export interface FormIndexProps {
  readonly resource: Resource;
  readonly groups: readonly FormGroup[];
  readonly outstanding: readonly string[];
}

/** Groups that a form needs to have an index. */
const FEWEST_GROUPS = 3;

export function hasFormIndex(resource: Resource): boolean {
  return formGroups(resource).length + childTables(resource).length >= FEWEST_GROUPS;
}

/** The groups and sub-rows of a long form, each with the number of its fields that are to be filled in; a press leads there. */
export function FormIndex({ resource, groups, outstanding }: FormIndexProps) {
  const t = useTranslate();
  const parts = [
    ...groups.map(({ key, title, fields }) => ({ key, title, names: fields.map(([name]) => name) })),
    ...childTables(resource).map(([name, table]) => ({ key: name, title: table.resource.title, names: [name] })),
  ];
  return (
    <nav className="record-form-index" aria-label={t(messages.groups)}>
      <ul>
        {parts.map(({ key, title, names }) => {
          const count = names.filter((name) => outstanding.includes(name)).length;
          return title === null ? null : (
            <li key={key}>
              <button
                type="button"
                onClick={() => document.getElementById(formGroupId(resource, key))?.scrollIntoView({ block: 'start' })}
              >
                {t(title)}
                {count > 0 && <span className="visually-hidden">{t(messages.outstandingInGroup(count))}</span>}
                <Badge count={count} size="small" aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
