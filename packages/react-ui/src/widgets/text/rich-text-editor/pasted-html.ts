import { cleanFragment } from '../safe-html/index.ts';

export interface PastedHtml {
  readonly html: string;
  /** Pictures that cannot be taken along: those of other hosts, and of a document on the disk. */
  readonly lostPictures: number;
}

/** HTML of the clipboard, by the profile. What Word says about its lists becomes lists; its own styles and tags go. */
export function pastedHtml(html: string): PastedHtml {
  // The editor's own content, which it reads by its schema.
  if (/ data-pm-slice=/u.test(html)) return { html, lostPictures: 0 };
  const page = new DOMParser().parseFromString(html, 'text/html');
  const pictures = page.querySelectorAll('img').length;
  page.querySelectorAll('[align]').forEach((block) => {
    if (block instanceof HTMLElement) block.style.textAlign = block.getAttribute('align') ?? '';
  });
  makeLists(page);
  const fragment = cleanFragment(page.body.innerHTML);
  const holder = page.createElement('div');
  holder.append(fragment);
  holder.querySelectorAll('p').forEach((paragraph) => {
    // Word writes an empty line as a paragraph with a no-break space.
    if (paragraph.childElementCount === 0 && paragraph.textContent === '\u00A0') paragraph.textContent = '';
  });
  return { html: holder.innerHTML, lostPictures: pictures - holder.querySelectorAll('img').length };
}

/** Word writes items as paragraphs of their own, with the sign or number as text and the level in a style. */
function makeLists(page: Document): void {
  const open: { readonly list: HTMLElement; readonly level: number }[] = [];
  let last: Element | null = null;
  for (const paragraph of page.querySelectorAll('p')) {
    const level = levelOf(paragraph);
    if (level === null) continue;
    if (last === null || last !== paragraph.previousElementSibling) open.length = 0;
    const marker = [...paragraph.querySelectorAll('span')].find((span) => styleOf(span).includes('mso-list:ignore'));
    const isNumbered = /[\da-z一二三四五六七八九十]+[.)、．）]/iu.test(marker?.textContent ?? '');
    marker?.remove();
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    let place = open.at(-1);
    if (place === undefined || place.level < level) {
      const list = page.createElement(isNumbered ? 'ol' : 'ul');
      const parent = place?.list.lastElementChild;
      if (parent === null || parent === undefined) paragraph.before(list);
      else parent.append(list);
      place = { list, level };
      open.push(place);
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    place.list.append(item);
    last = open[0]?.list ?? null;
    paragraph.remove();
  }
}

function styleOf(element: Element): string {
  return (element.getAttribute('style') ?? '').replaceAll(/\s/gu, '').toLowerCase();
}

function levelOf(paragraph: Element): number | null {
  const level = /mso-list:l\d+level(\d)/u.exec(styleOf(paragraph))?.[1];
  return level === undefined ? null : Number(level);
}
