/** Widths of dialogs in CSS pixels (specification, point 9). */
export const DIALOG_WIDTHS = {
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
} as const;

/** Heights in CSS pixels (specification, point 9); those of the table are maximums of its frame and of a row. */
export const HEIGHTS = {
  dialogList: 240,
  dropdownTree: 400,
  table: 400,
  tableRow: 61,
  code: 240,
} as const;

/** Width of the side menu in CSS pixels. */
export const SIDE_MENU_WIDTH = 208;
