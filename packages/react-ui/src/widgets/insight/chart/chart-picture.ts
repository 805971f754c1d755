import type { ChartKind } from '@evergreen/core/insight/figures';

import { chartHeight, chartOptions, paperTheme } from './chart-options.ts';
import { newChart } from './chart-parts.ts';
import type { ChartData } from './chart.types.ts';

/** Pixels. */
const WIDTH = 720;
const MARGIN = 16;
const LINE = 20;
/** Pixels of the file for each of them: for documents that are printed. */
const DENSITY = 2;

/** A chart as on paper: the source of an SVG that scales to what it is put into. */
export function chartOnPaper(kind: ChartKind, data: ChartData, fontFamily: string): string {
  const chart = newChart(null, { width: WIDTH, height: chartHeight(kind, data) });
  chart.setOption(chartOptions(kind, data, paperTheme(fontFamily)));
  const source = chart.renderToSVGString({ useViewBox: true });
  chart.dispose();
  return source;
}

export interface PictureOf {
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly title: string;
  /** What is counted, the period, the organisation. */
  readonly notes: readonly string[];
  readonly fontFamily: string;
}

/** A chart with its title and what it is about, as a PNG. */
export async function chartPicture({ kind, data, title, notes, fontFamily }: PictureOf): Promise<Blob> {
  const drawn = await pictureOf(chartOnPaper(kind, data, fontFamily));
  const head = MARGIN + LINE * (notes.length + 1) + 8;
  const height = head + chartHeight(kind, data) + MARGIN;
  const canvas = document.createElement('canvas');
  canvas.width = (WIDTH + 2 * MARGIN) * DENSITY;
  canvas.height = height * DENSITY;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no pictures');
  context.scale(DENSITY, DENSITY);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH + 2 * MARGIN, height);
  context.textBaseline = 'top';
  context.fillStyle = '#000';
  context.font = `600 16px ${fontFamily}`;
  context.fillText(title, MARGIN, MARGIN, WIDTH);
  context.fillStyle = '#444';
  context.font = `12px ${fontFamily}`;
  for (const [index, note] of notes.entries()) context.fillText(note, MARGIN, MARGIN + 4 + LINE * (index + 1), WIDTH);
  context.drawImage(drawn, MARGIN, head, WIDTH, chartHeight(kind, data));
  return blobOf(canvas);
}

async function pictureOf(source: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser writes no picture'));
      else resolve(blob);
    }, 'image/png');
  });
}
