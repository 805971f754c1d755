import type { ChartKind } from '@evergreen/core/insight/figures';

import type { ChartData, ChartSeries } from './chart.types.ts';

/** Colours and type of the theme. */
export interface ChartTheme {
  /** Of the series, or of the parts, in their order. */
  readonly palette: readonly string[];
  readonly text: string;
  readonly secondaryText: string;
  readonly border: string;
  readonly line: string;
  readonly surface: string;
  readonly elevated: string;
  readonly fontFamily: string;
  /** Pixels. */
  readonly fontSize: number;
  /** Read without colours: columns and parts have patterns, lines their own strokes and signs. */
  readonly isOnPaper?: true;
}

/** Of different brightness, on white. */
const INKS = ['#0b5394', '#8fb8de', '#b45f06', '#6a3d9a', '#7f6000', '#38761d', '#a64d79', '#434343'] as const;

/** The look of a chart on paper and in a picture, whatever the theme of the screen. */
export function paperTheme(fontFamily: string): ChartTheme {
  return {
    palette: INKS,
    text: '#000',
    secondaryText: '#333',
    border: '#555',
    line: '#ccc',
    surface: '#fff',
    elevated: '#fff',
    fontFamily,
    fontSize: 12,
    isOnPaper: true,
  };
}

const STROKES = ['solid', 'dashed', 'dotted'] as const;
const SIGNS = ['circle', 'rect', 'triangle', 'diamond'] as const;

/** Pixels. */
const HEIGHT = 260;
const BAR_HEIGHT = 30;
const LONGEST_LABEL = 110;

/** Categories that are all named on paper, with their values: nobody can point at a column there. */
const NAMED_ON_PAPER = 12;
/** Pixels of such names together; a longer one takes more lines. */
const NAMES_WIDTH = 650;

/** Pixels that a chart needs. */
export function chartHeight(kind: ChartKind, { categories }: ChartData): number {
  return kind === 'bars' ? Math.max(HEIGHT, categories.length * BAR_HEIGHT + 40) : HEIGHT;
}

/** The option of the chart library for a chart: nothing moves, and all colours are those of the theme. */
export function chartOptions(kind: ChartKind, data: ChartData, theme: ChartTheme) {
  const base = {
    animation: false,
    color: [...theme.palette],
    ...(theme.isOnPaper === true ? { aria: { enabled: true, decal: { show: true } } } : {}),
    textStyle: { fontFamily: theme.fontFamily, fontSize: theme.fontSize },
    tooltip: {
      trigger: kind === 'parts' ? 'item' : 'axis',
      confine: true,
      axisPointer: { type: kind === 'lines' ? 'line' : 'shadow' },
      backgroundColor: theme.elevated,
      borderColor: theme.line,
      textStyle: { color: theme.text },
    },
  };
  const legend = {
    show: kind === 'parts' || drawn(kind, data).length > 1,
    type: kind === 'parts' || theme.isOnPaper === true ? 'plain' : 'scroll',
    bottom: 0,
    itemWidth: 14,
    itemHeight: 8,
    textStyle: { color: theme.secondaryText },
    pageTextStyle: { color: theme.secondaryText },
    pageIconColor: theme.secondaryText,
    pageIconInactiveColor: theme.line,
    ...(kind === 'parts' ? { formatter: shareOf(data) } : {}),
  };
  return kind === 'parts'
    ? { ...base, legend, series: [partsOf(data, theme)] }
    : {
        ...base,
        legend,
        ...axesOf(kind, data, theme),
        series: drawn(kind, data).map((one, place) => seriesOf(kind, one, place, theme)),
      };
}

/** The series that share the axis of a lying chart; the others are in the table alone. */
function drawn(kind: ChartKind, { series }: ChartData): readonly ChartSeries[] {
  return kind === 'bars' ? series.filter(({ scale }) => scale === undefined) : series;
}

/** 健康 137（53.5%）. */
function shareOf({ categories, series }: ChartData): (name: string) => string {
  const values = series[0]?.values ?? [];
  const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return (name) => {
    const value = values[categories.indexOf(name)] ?? 0;
    return `${name} ${value} (${whole === 0 ? 0 : Math.round((value / whole) * 1000) / 10}%)`;
  };
}

function partsOf({ categories, series }: ChartData, theme: ChartTheme) {
  const values = series[0]?.values ?? [];
  return {
    type: 'pie',
    radius: ['46%', '70%'],
    center: ['50%', '43%'],
    name: series[0]?.name ?? '',
    itemStyle: { borderColor: theme.surface, borderWidth: 2 },
    // The legend has the shares: labels around the ring are cut on a phone.
    label: { show: false },
    data: categories.map((name, index) => ({ name, value: values[index] ?? 0 })),
  };
}

function axesOf(kind: 'columns' | 'lines' | 'bars', data: ChartData, theme: ChartTheme) {
  const isLying = kind === 'bars';
  const label = { color: theme.secondaryText };
  const names = {
    type: 'category',
    data: [...data.categories],
    inverse: isLying,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: theme.border } },
    axisLabel: { ...label, ...namesShown(isLying, data, theme) },
  };
  const values = { type: 'value', minInterval: 1, splitLine: { lineStyle: { color: theme.line } }, axisLabel: label };
  const scales = drawn(kind, data).map(({ scale }) => scale);
  const second = scales.includes('percent')
    ? { type: 'value', min: 0, max: 100, splitLine: { show: false }, axisLabel: { ...label, formatter: '{value}%' } }
    : { type: 'value', splitLine: { show: false }, axisLabel: label };
  const upright = scales.some((scale) => scale !== undefined) ? [values, second] : [values];
  const hasLegend = scales.length > 1;
  return {
    grid: { left: 8, right: isLying ? 24 : 8, top: 16, bottom: hasLegend ? 30 : 4, containLabel: true },
    xAxis: isLying ? values : names,
    yAxis: isLying ? names : upright,
  };
}

function namesShown(isLying: boolean, { categories }: ChartData, theme: ChartTheme) {
  if (isLying) return { width: LONGEST_LABEL, overflow: 'truncate' };
  return isWhollyNamed(categories, theme)
    ? { interval: 0, width: Math.floor(NAMES_WIDTH / categories.length), overflow: 'break' }
    : { hideOverlap: true };
}

function isWhollyNamed({ length }: readonly unknown[], { isOnPaper }: ChartTheme): boolean {
  return isOnPaper === true && length <= NAMED_ON_PAPER;
}

function seriesOf(
  kind: 'columns' | 'lines' | 'bars',
  { name, values, scale }: ChartSeries,
  place: number,
  theme: ChartTheme,
) {
  const { isOnPaper } = theme;
  const isLine = kind === 'lines' || scale !== undefined;
  const common = { name, data: [...values], ...(scale === undefined ? {} : { yAxisIndex: 1 }) };
  const stroke =
    isOnPaper === true
      ? { symbol: SIGNS[place % SIGNS.length], lineStyle: { type: STROKES[place % STROKES.length] } }
      : {};
  if (isLine)
    return { ...common, ...stroke, type: 'line', symbolSize: 5, showSymbol: values.length <= 31, connectNulls: false };
  return {
    ...common,
    type: 'bar',
    label: {
      show: isWhollyNamed(values, theme),
      position: kind === 'bars' ? 'right' : 'top',
      distance: 2,
      color: theme.text,
      fontSize: 10,
    },
    barMaxWidth: kind === 'bars' ? 16 : 28,
    itemStyle: { borderRadius: kind === 'bars' ? [0, 4, 4, 0] : [4, 4, 0, 0] },
  };
}
