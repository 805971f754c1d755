import { createRequire } from 'node:module';

import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export type AxeOptions = Parameters<AxeBuilder['options']>[0];

/** What to ask, and where. */
export interface AxeQuestion {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly options: AxeOptions;
  /** The filter of colour-weak mode: axe sees no filters, so the contrast of the colours behind it is calculated beside. */
  readonly filter?: string;
}

interface AxeNode {
  readonly html: string;
  readonly failureSummary?: string;
  readonly any: readonly { readonly data: unknown }[];
}

interface AxeRule {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly AxeNode[];
}

interface AxeResults {
  readonly violations: readonly AxeRule[];
  readonly passes: readonly AxeRule[];
}

declare global {
  interface Window {
    axe?: { run(context: object, options: AxeOptions): Promise<AxeResults> };
  }
}

// The program that the builder would put into the page anew for every question.
const besides = createRequire(import.meta.url);
const { source }: { readonly source: string } = createRequire(besides.resolve('@axe-core/playwright'))('axe-core');

/** Asks axe about the page as it stands. The program is put into the page once. */
export async function askAxe(page: Page, question: AxeQuestion): Promise<readonly string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(findings, question);
}

async function findings({ include, exclude = [], options, filter }: AxeQuestion): Promise<string[]> {
  const { axe } = window;
  if (axe === undefined) throw new Error('axe is not in the page');
  const context = { include: include.map((one) => [one]), exclude: exclude.map((one) => [one]) };
  const { violations, passes } = await axe.run(context, {
    ...options,
    resultTypes: filter === undefined ? ['violations'] : ['violations', 'passes'],
  });
  const found = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${impact}) at ${html.slice(0, 200)}: ${failureSummary}`),
  );
  return filter === undefined ? found : [...found, ...unreadableBehind(filter)];

  function unreadableBehind(name: string): string[] {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (canvas === null) throw new Error('There is no canvas');
    canvas.filter = name;
    const luminances = new Map<string, number>();
    const luminanceOf = (colour: string): number => {
      const known = luminances.get(colour);
      if (known !== undefined) return known;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const channels = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.039_28 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      // WCAG 2.2, relative luminance.
      const luminance = 0.2126 * (channels[0] ?? 0) + 0.7152 * (channels[1] ?? 0) + 0.0722 * (channels[2] ?? 0);
      luminances.set(colour, luminance);
      return luminance;
    };
    return passes
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes)
      .flatMap(({ html, any }) => {
        const data = any[0]?.data;
        if (typeof data !== 'object' || data === null || !('fgColor' in data) || !('bgColor' in data)) return [];
        const needed = 'expectedContrastRatio' in data ? Number.parseFloat(String(data.expectedContrastRatio)) : 4.5;
        const [one, other] = [luminanceOf(String(data.fgColor)), luminanceOf(String(data.bgColor))];
        const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        return ratio >= needed - 0.01
          ? []
          : [
              `color-contrast in colour-weak mode at ${html.slice(0, 200)}: ${ratio.toFixed(2)} of ${String(data.fgColor)} on ${String(data.bgColor)}, expected ${needed}`,
            ];
      });
  }
}
