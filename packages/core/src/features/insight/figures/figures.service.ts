import {
  figureEndpoints,
  periodFault,
  periodFaultTexts,
  type FigureRow,
  type Period,
  type PeriodFault,
} from '../../../contract/index.ts';
import { failureText, queryString, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { createComputedFacts, mapResult, minutes, type Service } from '../../../kernel/index.ts';
import { createLoader } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';
import { onLanguageChange, type SettingsService } from '../../shell/settings/index.ts';
import { pageAt, type SitemapService } from '../../shell/navigation/index.ts';
import { figureDefinitions, isOfPeriod, type FigureDefinition } from './figure-definitions.ts';
import type { Dashboard, Figure, FiguresEvent, FiguresFacts } from './figures.types.ts';
import type { AddressedPeriod } from './period-address.ts';
import { PERIOD_PRESETS, presetPeriod, type PeriodPreset } from './period-presets.ts';

export type FiguresService = Service<FiguresFacts, FiguresEvent>;

export interface FiguresDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly sitemap: Pick<SitemapService, 'facts'>;
  readonly permit: (action: string) => PermissionDecision;
  readonly settings: Pick<SettingsService, 'facts' | 'subscribe'>;
  readonly dashboard: Dashboard;
  /** What the address of the page asked for when it was opened. */
  readonly addressed: AddressedPeriod;
}

/** Time between two readings of the figures while the page is shown. */
const READING_INTERVAL = minutes(5);

const USUAL_PRESET: Readonly<Record<Dashboard, PeriodPreset>> = { chart: 'last12Months', monitor: 'last30Days' };

/**
 * The figures of a dashboard that the user may see, each read by a call of its own over one period. A period that cannot be asked for
 * is refused with a reason and the one before stays; a failed figure keeps its last values and fails alone.
 */
export function createFigures(dependencies: FiguresDependencies): FiguresService {
  const { clock, permit, sitemap, settings, dashboard, addressed } = dependencies;
  const isShown = ({ key }: FigureDefinition) => {
    const { access } = figureEndpoints[key];
    return access.kind !== 'permission' || permit(access.code).decision === 'show';
  };
  const figures = figureDefinitions(dashboard)
    .filter(isShown)
    .map((definition) => ({ definition, loader: figureLoader(definition, dependencies) }));

  const usual = USUAL_PRESET[dashboard];
  let period = presetPeriod(usual, clock.now());
  let preset: PeriodPreset | null = usual;
  let fault: PeriodFault | null = null;

  const view = (): FiguresFacts => ({
    period,
    preset,
    fault,
    faultText: fault === null ? null : periodFaultTexts[fault],
    figures: figures.map(({ definition, loader }) => figureOf(definition, loader.facts(), addressOf(definition))),
    hasPeriod: figures.some(({ definition }) => isOfPeriod(definition.key)),
  });
  function addressOf({ listPath, search }: FigureDefinition): string | null {
    return pageAt(listPath, sitemap.facts()) === undefined ? null : listPath + queryString(search(period));
  }
  const shown = createComputedFacts(view);
  const readAgain = () => {
    for (const { loader } of figures) loader.send({ type: 'value.refresh' });
  };
  const choose = (chosen: Period, named: PeriodPreset | null) => {
    fault = periodFault(chosen);
    if (fault === null) {
      const isSame = chosen.from === period.from && chosen.to === period.to;
      period = chosen;
      preset = named;
      if (isSame) return shown.invalidate();
      for (const { definition, loader } of figures)
        if (isOfPeriod(definition.key)) loader.send({ type: 'value.load', params: chosen });
    }
    return shown.invalidate();
  };
  const follow = (asked: AddressedPeriod) => {
    if (asked.kind === 'days') return choose(asked.period, presetOf(asked.period, clock.now()));
    const named = asked.kind === 'preset' ? asked.preset : usual;
    return choose(presetPeriod(named, clock.now()), named);
  };

  const stops = [
    ...figures.map(({ loader }) => loader.subscribe(shown.invalidate)),
    // The texts of codes come in the language of the call.
    onLanguageChange(settings, readAgain),
  ];
  follow(addressed);
  for (const { loader } of figures)
    if (loader.facts().status === 'idle') loader.send({ type: 'value.load', params: period });

  return {
    ...shown,
    send(event) {
      switch (event.type) {
        case 'period.choose':
          return choose(event.period, presetOf(event.period, clock.now()));
        case 'preset.choose':
          return choose(presetPeriod(event.preset, clock.now()), event.preset);
        case 'address.changed':
          return follow(event.addressed);
        case 'figures.refresh':
          return readAgain();
        case 'page.hidden':
        case 'page.shown':
          for (const { loader } of figures) loader.send(event);
          return undefined;
      }
    },
    dispose() {
      for (const stop of stops) stop();
      for (const { loader } of figures) loader.dispose();
      shown.dispose();
    },
  };
}

function figureLoader({ key }: FigureDefinition, { client, clock }: FiguresDependencies) {
  const endpoint = figureEndpoints[key];
  return createLoader<readonly FigureRow[], HttpFailure, Period>({
    clock,
    interval: READING_INTERVAL,
    load: async (period, signal) =>
      mapResult(
        await client.call(endpoint, { query: isOfPeriod(key) ? period : {}, signal, isQuiet: true }),
        ({ result }) => result,
      ),
  });
}

function presetOf(period: Period, now: number): PeriodPreset | null {
  const isSame = (preset: PeriodPreset) => {
    const { from, to } = presetPeriod(preset, now);
    return from === period.from && to === period.to;
  };
  return PERIOD_PRESETS.find(isSame) ?? null;
}

function figureOf(
  { key, title, note, chart, categoryLabel, category, series }: FigureDefinition,
  { status, value, failure }: ReturnType<ReturnType<typeof figureLoader>['facts']>,
  address: string | null,
): Figure {
  return {
    key,
    title,
    note,
    chart,
    categoryLabel,
    isOfPeriod: isOfPeriod(key),
    status,
    failure: failure === null ? null : failureText(failure),
    categories: value?.map(category) ?? null,
    series: series.map(({ key: name, label, unit, of }) => ({
      key: name,
      label,
      unit,
      values: (value ?? []).map(({ values }) => of(values)),
    })),
    isEmpty: value !== null && value.every(({ values }) => values.every((one) => one === 0)),
    address,
  };
}
