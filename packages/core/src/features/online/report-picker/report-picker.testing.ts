import { createHttpClient } from '../../../http/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createReportCache, createReportPicker, type ReportPickerConfig, type ReportPickerEmitted } from './index.ts';

export const retirees: ReportPickerConfig = {
  code: 'retiree',
  orgFields: 'name,id',
  destFields: 'who,whoId',
};

export const report = {
  cgRpConfigId: 'r-1',
  cgRpConfigName: '退休人员',
  columns: [
    { title: '姓名', dataIndex: 'name', sorter: true },
    { title: '性别', dataIndex: 'sex', customRender: 'sex' },
  ],
  dictOptions: {
    sex: [
      { value: '1', text: '男' },
      { value: '2', text: '女' },
    ],
  },
};
export const queryItems = [
  { field: 'name', label: '姓名' },
  { field: 'born', label: '出生日期', mode: 'group', view: 'date', hidden: '1' },
];
export const row = (id: number) => ({ id: `r${id}`, name: `人员${id}`, sex: '1' });
export const rows = (...records: readonly object[]) => ({ records, total: 12 });

/** A picker over a scripted server, with what it asked and emitted. */
export function stage(config: ReportPickerConfig = retirees) {
  const ports = fakePorts();
  const client = createHttpClient({
    http: ports.http,
    clock: ports.clock,
    random: ports.random,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  let scope = 'somebody';
  const reportCache = createReportCache({ clock: ports.clock, scope: () => scope });
  const emitted: ReportPickerEmitted[] = [];
  const open = (own: ReportPickerConfig = config) => {
    const picker = createReportPicker({ client, clock: ports.clock, reportCache }, own);
    picker.on((event) => emitted.push(event));
    return picker;
  };
  const take = (part: string) => {
    const call = ports.http.take(part);
    const [path = '', search = ''] = call.request.url.split('?');
    const { _t: _time, ...query } = Object.fromEntries(
      search
        .split('&')
        .filter((entry) => entry !== '')
        .map((entry) => entry.split('=').map(decodeURIComponent)),
    );
    return { call, asked: [path.replace('/api/online/cgreport/api/', ''), query] as const };
  };
  const answer = async (path: string, result: unknown) => {
    const { call, asked } = take(path);
    call.succeed(result);
    await settled();
    return asked;
  };
  const refuse = async (path: string, message: string) => {
    take(path).call.reject(message);
    await settled();
  };
  return {
    picker: open(),
    open,
    emitted,
    take,
    answer,
    refuse,
    clock: ports.clock,
    pending: () => ports.http.pending(),
    become(other: string) {
      scope = other;
    },
  };
}
