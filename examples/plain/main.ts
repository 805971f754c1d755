import { createCore } from '@evergreen/core';
import { LOCALES, type Locale, type Notice } from '@evergreen/core/kernel';
import { createNoticeChannel } from '@evergreen/core/live/notice-channel';
import { createNoticeCenter } from '@evergreen/core/messaging/notice-center';
import { resourceEntry } from '@evergreen/core/resources';
import { resourceNameOf, type MenuEntry } from '@evergreen/core/shell/navigation';
import { browserPorts } from '@evergreen/platform/browser';
import { html, nothing, render, type TemplateResult } from 'lit-html';

import { button, choice, partOf, type App, type Part } from './part.ts';
import { signInPart } from './sign-in.ts';
import { texts } from './texts.ts';

const core = createCore(browserPorts());
const languages: Readonly<Record<Locale, string>> = { 'zh-CN': '中文', 'en-US': 'English' };
let isAboutToDraw = false;
const app: App = {
  core,
  say: (text) => text?.[core.settings.facts().locale] ?? '',
  redraw() {
    if (isAboutToDraw) return;
    isAboutToDraw = true;
    queueMicrotask(() => {
      isAboutToDraw = false;
      render(screen(), document.body);
    });
  },
};
const { say } = app;

/** What the core tells, for eight seconds each. */
const shown = new Set<Notice>();
core.on((notice) => {
  shown.add(notice);
  app.redraw();
  setTimeout(() => {
    shown.delete(notice);
    app.redraw();
  }, 8000);
});

/** The parts of one session: sign-in or bell, and the page that is open. */
let around: Part = signInPart(app);
let page: Part | null = null;

function show(next: Part | null): void {
  page?.dispose();
  page = next;
  app.redraw();
}

/** Learns at once of messages: the channel tells that there are some, the centre reads them. */
function bell(): Part {
  const channel = core.open(createNoticeChannel);
  const center = core.open(createNoticeCenter);
  return partOf(
    app,
    [center, channel],
    () => html`<span role="status">${say(texts.unread)} ${center.facts().unread}</span>`,
  );
}

core.auth.on(({ type }) => {
  if (type !== 'session.started' && type !== 'session.ended') return;
  around.dispose();
  show(null);
  around = type === 'session.started' ? bell() : signInPart(app);
});
for (const service of [core.auth, core.settings, core.sitemap]) service.subscribe(app.redraw);

async function openResource(name: string): Promise<void> {
  const resource = await resourceEntry(name)?.load();
  if (resource === undefined) return;
  const { recordsPart } = await import('./records.ts');
  show(recordsPart(app, resource));
}

async function openTable(): Promise<void> {
  const { tablePart } = await import('./table.ts');
  show(tablePart(app));
}

async function openSchedule(): Promise<void> {
  const { cronPart } = await import('./cron.ts');
  show(cronPart(app));
}

/** The menu of the person: of its pages, the lists of records open here. */
function menu(entries: readonly MenuEntry[]): TemplateResult {
  return html`<ul>
    ${entries.map(({ title, target, children }) => {
      const route =
        target.kind === 'page' ? core.sitemap.facts().pages.find(({ path }) => path === target.path) : undefined;
      const name = route === undefined ? undefined : resourceNameOf(route.component);
      return html`<li>
        ${name === undefined ? title : button(title, () => void openResource(name))}
        ${children.length === 0 ? nothing : menu(children)}
      </li>`;
    })}
  </ul>`;
}

function frame(): TemplateResult {
  const { user, isConfirmingLogout } = core.auth.facts();
  return html`<header>
      <b>${user?.realname}</b> ${around.draw()}
      ${
        isConfirmingLogout
          ? html`${say(texts.signOutQuestion)}
            ${button(say(texts.confirm), () => core.auth.send({ type: 'logout.confirm' }))}
            ${button(say(texts.cancel), () => core.auth.send({ type: 'logout.cancel' }))}`
          : button(say(texts.signOut), () => core.auth.send({ type: 'logout.request' }))
      }
    </header>
    <div class="frame">
      <nav>
        ${button(say(texts.table), () => void openTable())} ${button(say(texts.cron), () => void openSchedule())}
        ${menu(core.sitemap.facts().entries)}
      </nav>
      <main>${page?.draw()}</main>
    </div>`;
}

function screen(): TemplateResult {
  const { locale } = core.settings.facts();
  document.documentElement.lang = locale;
  const options = LOCALES.map((one) => [one, languages[one]] as const);
  return html`<div class="line">
      <h1>${say(core.config.platformName)}</h1>
      <label
        >${say(texts.language)}
        ${choice(locale, options, (chosen) =>
          core.settings.send({ type: 'setting.choose', change: { locale: chosen as Locale } }),
        )}</label
      >
    </div>
    ${core.auth.facts().status === 'loggedIn' ? frame() : around.draw()}
    <div aria-live="polite">
      ${[...shown].map(({ level, text }) => html`<p role=${level === 'error' ? 'alert' : 'status'}>${say(text)}</p>`)}
    </div>`;
}

app.redraw();
