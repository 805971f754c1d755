import type { BusinessSelectConfig } from '@evergreen/core/records/choices';
import { localized } from '@evergreen/core/kernel';
import { BusinessSelect, type BusinessSelectProps } from '@evergreen/react-ui/widgets/records/business-select';

import { defineExample } from '../example.types.ts';
import { pickerNotes, pickerStates } from './picker-states.tsx';

const accounts: BusinessSelectConfig = {
  name: localized('人员', 'People'),
  listUrl: '/sys/user/list',
  valueKey: 'id',
  displayKey: 'realname',
  columns: [
    { key: 'username', title: localized('账号', 'Account'), width: 140 },
    { key: 'realname', title: localized('姓名', 'Name'), width: 140 },
    { key: 'orgCodeTxt', title: localized('部门', 'Department') },
  ],
  queryParamCode: 'username',
  queryParamText: localized('账号', 'Account'),
  rowKey: 'id',
  queryConfig: [
    { key: 'realname', label: localized('姓名', 'Name') },
    { key: 'status', label: localized('状态', 'State'), dictCode: 'user_status' },
  ],
};

function Accounts(props: Omit<BusinessSelectProps, 'config'>) {
  return <BusinessSelect {...props} config={accounts} />;
}

export const businessSelectExample = defineExample<BusinessSelectProps>({
  states: pickerStates('business', Accounts, '江城市企业退休人员服务中心'),
  properties: {
    ...pickerNotes,
    config: {
      type: 'BusinessSelectConfig',
      words: localized(
        '列表地址、存储和显示的字段、列和查询条件。',
        'The list, the fields stored and shown, columns and query.',
      ),
    },
  },
  code: `import { BusinessSelect } from '@evergreen/react-ui/widgets/records/business-select';

<BusinessSelect id="people" config={accounts} value={people} onChange={setPeople} />`,
});
