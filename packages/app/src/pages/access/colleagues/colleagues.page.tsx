import {
  createColleagueDepartments,
  createColleagues,
  type ColleagueCircle,
  type ColleaguesService,
} from '@evergreen/core/access/colleagues';
import type { DepartmentNode } from '@evergreen/core/contract';
import type { PickerService } from '@evergreen/core/access/picker';
import { useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { DepartmentTree, PickerSearch } from '@evergreen/react-ui/widgets/access/picker';
import { Alert, Card, Empty, Skeleton } from 'antd';
import { useCallback, useEffect } from 'react';

import './colleagues.css';
import { colleaguesMessages as messages } from './colleagues.messages.ts';
import { ColleagueTable } from './colleague-table.tsx';

const TREE_HEIGHT = 560;

/** 通讯录: everybody of the platform, by department and name. */
export function AddressBookPage() {
  return <Colleagues circle="everybody" />;
}

/** 我的部门: the people of one's own departments and of those below them. */
export function MyDepartmentPage() {
  return <Colleagues circle="own" />;
}

function Colleagues({ circle }: { readonly circle: ColleagueCircle }) {
  const core = useCore();
  const t = useTranslate();
  const people = useOwnedService(
    useCallback(() => core.open(({ client, clock }) => createColleagues({ client, clock, circle })), [core, circle]),
  );
  const departments = useOwnedService(
    useCallback(
      () => core.open(({ client, clock }) => createColleagueDepartments({ client, clock, circle })),
      [core, circle],
    ),
  );
  useEffect(() => {
    people?.send({ type: 'picker.open' });
    departments?.send({ type: 'picker.open' });
  }, [people, departments]);
  if (people === null || departments === null) return null;
  return (
    <div className="colleagues">
      <Departments people={people} departments={departments} circle={circle} />
      <Card>
        <div className="colleagues-people">
          <PickerSearch picker={people} prompt={t(messages.search)} />
          <ColleagueTable people={people} />
        </div>
      </Card>
    </div>
  );
}

interface DepartmentsProps {
  readonly people: ColleaguesService;
  readonly departments: PickerService<DepartmentNode>;
  readonly circle: ColleagueCircle;
}

function Departments({ people, departments, circle }: DepartmentsProps) {
  const { status, rows } = useFacts(departments);
  const { group } = useFacts(people);
  const t = useTranslate();
  return (
    <Card className="colleagues-departments" title={t(messages.tree)}>
      {status === 'failed' && <Alert type="warning" showIcon title={t(messages.departmentsFailed)} />}
      {status === 'loading' && <Skeleton active title={false} />}
      {status === 'shown' && rows.length === 0 && circle === 'own' && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.noDepartments)} />
      )}
      {rows.length > 0 && (
        <DepartmentTree
          aria-label={t(messages.tree)}
          roots={rows}
          words=""
          seen={[]}
          height={TREE_HEIGHT}
          selectedKeys={group === null ? [] : [group]}
          // Chosen again, the department is let go.
          onSelect={([key]) => people.send({ type: 'group.choose', group: key === undefined ? null : String(key) })}
        />
      )}
    </Card>
  );
}
