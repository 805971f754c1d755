const view = document.defaultView ?? globalThis.window;
/** Taken before the replacement is in place: this file is loaded once a worker. */
const computed = view.getComputedStyle.bind(view);

const DISPLAY_ATTRIBUTES = ['type', 'hidden', 'open'] as const;
const displays = new Map<string, string>();

/** How elements of this kind are displayed, computed by jsdom once for each kind. */
function usualDisplay(element: Element): string {
  const key = [element.localName, ...DISPLAY_ATTRIBUTES.map((name) => element.getAttribute(name))].join('|');
  let display = displays.get(key);
  if (display === undefined) {
    const bare = document.createElementNS(element.namespaceURI, element.localName);
    for (const name of DISPLAY_ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value !== null) bare.setAttribute(name, value);
    }
    display = computed(bare).getPropertyValue('display');
    displays.set(key, display);
  }
  return display;
}

function ownStyle(element: Element, property: string): string {
  return element.hasAttribute('style') && 'style' in element && element.style instanceof CSSStyleDeclaration
    ? element.style.getPropertyValue(property)
    : '';
}

function visibility(element: Element): string {
  for (let current: Element | null = element; current !== null; current = current.parentElement) {
    const own = ownStyle(current, 'visibility');
    if (own !== '') return own;
  }
  return 'visible';
}

/**
 * jsdom matches every rule of a page against an element, and against all above it, when a style of the element is asked for. To
 * compute the names of elements, Testing Library asks thousands of them for two properties. Both are answered here from the
 * `style` attribute and from the tag; no style sheet decides them in tests, where antd writes none (`drawWidget`). Any other
 * property is computed by jsdom.
 */
export function quickStyles(element: Element, pseudoElement?: string | null): CSSStyleDeclaration {
  let all: CSSStyleDeclaration | null = null;
  const jsdomStyles = () => (all ??= computed(element, pseudoElement));
  const getPropertyValue = (property: string): string => {
    if (property === 'display') return ownStyle(element, property) || usualDisplay(element);
    if (property === 'visibility') return visibility(element);
    return jsdomStyles().getPropertyValue(property);
  };
  return new Proxy(view.CSSStyleDeclaration.prototype, {
    get(_, name) {
      if (name === 'getPropertyValue') return getPropertyValue;
      const value: unknown = Reflect.get(jsdomStyles(), name);
      return typeof value === 'function' ? value.bind(jsdomStyles()) : value;
    },
  });
}
