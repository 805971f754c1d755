import { describe, expect, it } from 'vitest';

import { DEFAULT_PAGE_SIZE, PAGE_SIZES, UPLOAD_FOLDERS } from './contract/index.ts';
import { SHOWN_NAME } from './features/files/upload-list/shown-name.ts';
import { defaultWidth, minimumWidth } from './features/grid/editable-table/columns/default-widths.ts';
import { BLUR_DELAY } from './features/grid/editable-table/editable-table.machine.ts';
import { DEFAULT_SORT_KEY } from './features/grid/editable-table/engine/table-engine.ts';
import { MOST_RECORDS } from './features/grid/editable-table/enhance/enhance-records.ts';
import { INSERT_PAUSE } from './features/grid/editable-table/toolbar/insert-guard.ts';
import { DEFAULT_FOLDER } from './features/grid/editable-table/uploads/upload-rules.ts';
import { REPORT_CACHE_TIME, ROW_KEY_LENGTH } from './features/online/report-picker/index.ts';
import { BUSINESS_ELLIPSIS, BUSINESS_PAGE_SIZES } from './features/records/choices/business-select.service.ts';
import { SEARCH_SELECT_PAGE, SEARCH_SELECT_PAUSE } from './features/records/choices/dictionary-search.service.ts';
import { CHOICES_PAUSE } from './features/records/choices/field-choices.machine.ts';
import { CRON_BOUNDS } from './features/schedule/cron/cron-bounds.ts';
import { greeting } from './features/session/welcome/greeting.ts';
import { FAST_CLICK_DELAY } from './features/shell/fast-click/fast-click.ts';
import { HIDING_DEPTH } from './features/shell/layout/layout.model.ts';
import { primaryColours } from './features/shell/settings/primary-colours.ts';
import { CODE_DELAY } from './features/text/code-text/delayed-text.ts';
import { TAB_SIZE } from './features/text/code-text/code-languages.ts';
import {
  DEFAULT_TOTAL,
  ELLIPSIS_LIMIT,
  formatDate,
  formatDateTime,
  formatThousands,
  formatTime,
  pageLabel,
  shortened,
  SHOWN_CHARACTERS,
  TABLE_PAGE_SIZES,
} from './format/index.ts';
import { REQUEST_TIMEOUT } from './http/index.ts';
import { DIALOG_WIDTHS, HEIGHTS, PHONE_WIDTH, SIDE_MENU_WIDTH, SWITCH_VALUES, TABLET_WIDTH } from './kernel/index.ts';
import { MATCH_TYPES, RULES } from './resources/index.ts';
import { SIGN_IN_LIFETIME } from './storage/index.ts';

// The imports name the one place of each; a client takes them from there.
describe('constants of section 9', () => {
  it('FMT-03 times, in milliseconds', () => {
    expect({
      signIn: SIGN_IN_LIFETIME,
      request: REQUEST_TIMEOUT,
      popupCache: REPORT_CACHE_TIME,
      searchSelect: SEARCH_SELECT_PAUSE,
      dictionarySelect: CHOICES_PAUSE,
      blur: BLUR_DELAY,
      insert: INSERT_PAUSE,
      fastClick: FAST_CLICK_DELAY,
      code: CODE_DELAY,
    }).toEqual({
      signIn: 604_800_000,
      request: 9000,
      popupCache: 30_000,
      searchSelect: 800,
      dictionarySelect: 300,
      blur: 100,
      insert: 1500,
      fastClick: 300,
      code: 300,
    });
  });

  it('FMT-03 sizes, in CSS pixels', () => {
    expect({
      phone: PHONE_WIDTH,
      tablet: TABLET_WIDTH,
      hidingHeader: HIDING_DEPTH,
      dialogs: DIALOG_WIDTHS,
      heights: HEIGHTS,
      sideMenu: SIDE_MENU_WIDTH,
      columns: ['input', 'datetime', 'sel_user', 'sel_depart'].map(defaultWidth),
      minimums: ['input', 'date', 'datetime', 'sel_user', 'sel_depart'].map((type) => minimumWidth({ type })),
    }).toEqual({
      phone: 767.99,
      tablet: 1087.99,
      hidingHeader: 100,
      dialogs: {
        import: 600,
        query: 1000,
        details: 1200,
        cron: 608,
        popup: 1200,
        user: 1250,
        business: 900,
        departmentSwitch: 450,
        password: 800,
        department: 500,
        files: 520,
      },
      heights: { dialogList: 240, dropdownTree: 400, table: 400, tableRow: 61, code: 240 },
      sideMenu: 208,
      columns: [120, 200, 220, 160],
      minimums: [0, 135, 190, 190, 190],
    });
  });

  it('FMT-03 numbers and words', () => {
    expect({
      page: [DEFAULT_PAGE_SIZE, PAGE_SIZES.slice(0, 3), TABLE_PAGE_SIZES, BUSINESS_PAGE_SIZES, DEFAULT_TOTAL],
      search: SEARCH_SELECT_PAGE,
      rowKey: ROW_KEY_LENGTH,
      enhance: MOST_RECORDS,
      fileName: SHOWN_NAME,
      ellipsis: [ELLIPSIS_LIMIT, SHOWN_CHARACTERS, BUSINESS_ELLIPSIS],
      sortKey: DEFAULT_SORT_KEY,
      tabSize: TAB_SIZE,
      years: CRON_BOUNDS.year.value,
      folder: [DEFAULT_FOLDER, UPLOAD_FOLDERS[0]],
      switchValues: SWITCH_VALUES,
      colours: primaryColours.length,
      rules: RULES.slice(0, 10).toSorted(),
      matchTypes: MATCH_TYPES,
    }).toEqual({
      page: [10, [10, 20, 30], [10, 20, 30], [5, 10, 20, 30], 100],
      search: 10,
      rowKey: 50,
      enhance: 16,
      fileName: 5,
      ellipsis: [25, 25, 12],
      sortKey: 'orderNum',
      tabSize: 2,
      years: { least: 2019, most: 2119 },
      folder: ['temp', 'temp'],
      switchValues: ['Y', 'N'],
      colours: 8,
      rules: ['eq', 'ge', 'gt', 'in', 'le', 'left_like', 'like', 'lt', 'ne', 'right_like'],
      matchTypes: ['and', 'or'],
    });
  });

  it('FMT-03 filters: dates, thousands, ellipsis, label of rows, greeting by hour', () => {
    const noon = Date.UTC(2026, 2, 8, 4, 5, 6);
    expect({
      dates: [formatDate(noon), formatDateTime(noon), formatTime(noon)],
      thousands: formatThousands(1_234_567),
      ellipsis: shortened('重阳节登高活动请提前十分钟到西门集合'),
      rows: pageLabel({ page: 2, pageSize: 10, total: 100 })['zh-CN'],
      greetings: [8, 9, 11, 12, 13, 14, 19, 20].map((hour) => greeting(hour)['zh-CN']),
    }).toEqual({
      dates: ['2026-03-08', '2026-03-08 12:05:06', '12:05:06'],
      thousands: '1,234,567',
      ellipsis: '重阳节登高活动请提前十分...',
      rows: '11-20 共 100 条',
      greetings: ['早上好', '上午好', '上午好', '中午好', '中午好', '下午好', '下午好', '晚上好'],
    });
  });
});
