import { createApp, h, nextTick, reactive, ref } from 'vue';
import VxeUI from 'vxe-pc-ui';
import VxeUITable, { VxeColumn, VxeTable } from 'vxe-table';
import 'vxe-table/lib/style.css';
import { COLUMN_WIDTH, ROW_HEIGHT, VIEW, keys, place, register } from './fixture.js';

/** Pixels; what is higher is mapped by a factor. */
const HIGHEST = 5_000_000;
const table = ref();
let rows = [];

async function mount() {
  const columns = () =>
    keys.map((key) => h(VxeColumn, { field: key, title: key, width: COLUMN_WIDTH, editRender: { name: 'input' } }));
  const settings = {
    ref: table,
    height: VIEW.height,
    border: true,
    showOverflow: true,
    keepSource: false,
    rowConfig: { keyField: 'id', useKey: true },
    cellConfig: { height: ROW_HEIGHT },
    virtualYConfig: { enabled: true, gt: 0 },
    virtualXConfig: { enabled: true, gt: 0 },
    editConfig: { trigger: 'click', mode: 'cell' },
  };
  createApp({ setup: () => () => h(VxeTable, settings, { default: columns }) })
    .use(VxeUI)
    .use(VxeUITable)
    .mount(place());
  await nextTick();
}

register({
  name: 'vxe-table (Vue)',
  isScaled: () => rows.length * ROW_HEIGHT > HIGHEST,
  async show(given) {
    rows = given;
    if (table.value === undefined) await mount();
    await table.value.reloadData(rows);
  },
  // Rows in view are deep proxies of Vue, and a write through one is what an edit does.
  setCells(cells) {
    for (const { 0: row, 1: column, 2: value } of cells) reactive(rows[row])[keys[column]] = value;
  },
  scroller: () =>
    document.querySelector('.vxe-table--body-inner-wrapper') ?? document.querySelector('.vxe-table--body-wrapper'),
  cellText(row, column) {
    const drawn = document.querySelector(`.vxe-body--row[rowid="${row}"]`);
    const id = table.value?.getColumnByField(keys[column])?.id;
    return drawn?.querySelector(`[colid="${id}"]`)?.textContent.trim() ?? null;
  },
});
