/** The grids beside ours, by the name that `--pages` takes; what draws on a canvas is no DOM grid. */
export const peers = [
  { id: 'ag-grid', file: 'ag-grid.js' },
  { id: 'react-data-grid', file: 'react-data-grid.jsx' },
  { id: 'glide', file: 'glide.jsx', isCanvas: true },
  { id: 'revogrid', file: 'revogrid.js' },
  { id: 'tanstack', file: 'tanstack.jsx' },
  { id: 'vxe-table', file: 'vxe-table.js' },
  { id: 'antd-virtual', file: 'antd-virtual.jsx' },
];

/** Measured with few rows, all of them in edit: it has no other way to look always editable. */
export const alwaysEditPeer = { id: 'pro-editable', file: 'pro-editable.jsx' };
export const ALWAYS_EDIT_ROWS = 200;

export const OURS = 'ours';
export const FEATURES_OFF = 'ours, features off';
export const ALWAYS_EDIT = 'ours, always edit';

const domPeers = peers.filter(({ isCanvas }) => isCanvas !== true).map(({ id }) => id);
const allPeers = peers.map(({ id }) => id);

/** Figures of ours against those of the best of some peers, at every number of rows; only from `fromRows` on, where it is told. */
export const ratios = [
  { goal: 'G1', what: 'mount until painted', figure: 'mount', limit: 1, against: allPeers },
  { goal: 'G1', what: 'mount until painted', figure: 'mount', limit: 0.1, against: ['vxe-table'] },
  { goal: 'G2', what: 'edit until painted', figure: 'edit', limit: 1.2, against: ['glide'] },
  { goal: 'G2', what: 'edit until painted', figure: 'edit', limit: 1, against: domPeers },
  { goal: 'G2', what: 'edit until painted', figure: 'edit', limit: 0.33, against: ['vxe-table'] },
  { goal: 'G2', what: 'edit until painted', figure: 'edit', limit: 0.15, against: ['antd-virtual'] },
  { goal: 'G6', what: 'live, 20 cells a frame, typical frame', figure: 'live', limit: 0.8, against: domPeers },
  { goal: 'G6', what: 'live, 20 cells a frame, 95 % of frames', figure: 'live95', limit: 0.8, against: domPeers },
  { goal: 'G7', what: '1,000 edits as one', figure: 'batch', limit: 1.1, against: allPeers },
  { goal: 'G8', what: 'scroll, 95 % of frames', figure: 'scroll95', limit: 1, against: domPeers },
  { goal: 'G8', what: 'fling, 95 % of frames', figure: 'fling95', limit: 1, against: domPeers },
  { goal: 'G9', what: 'heap over the rows', figure: 'heap', limit: 1.5, against: allPeers },
  { goal: 'G9', what: 'heap over the rows', figure: 'heap', limit: 0.1, against: ['ag-grid'], fromRows: 100_000 },
];

/** What may not happen with ours, in any round. */
export const faults = [
  { goal: 'G2', what: 'edits that never came to the screen', figure: 'lostEdits' },
  { goal: 'G6', what: 'live values that never came to the screen', figure: 'lostLive' },
  { goal: 'G8', what: 'scroll at 60 Hz, share of frames painted before their rows', figure: 'scrollLate' },
  { goal: 'G8', what: 'fling at 60 Hz, share of frames painted before their rows', figure: 'flingLate' },
];

/** Ours in the look where every cell seems open, against a table in which every cell is. */
export const alwaysEditRatios = [
  { goal: 'G5', what: 'always in edit: mount until painted', figure: 'mount', limit: 0.01 },
  { goal: 'G5', what: 'always in edit: heap over the rows', figure: 'heap', limit: 0.02 },
  { goal: 'G5', what: 'always in edit: edit until painted', figure: 'edit', limit: 0.05 },
];

export const GROWTH_LIMIT = 1.25;
export const FEATURES_LIMIT = 1.2;
export const SIZE_LIMIT = 30_000;
