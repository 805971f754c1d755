import { primaryColours } from '@evergreen/core/shell/settings';
import { theme } from 'antd';
import { describe, expect, it } from 'vitest';

import { accessibleShades } from './accessible-shades.ts';
import { contrast, standingOut } from './contrast.ts';
import { paletteOf, SURFACES } from './palette.ts';

/** By independent tools; #767676 is the lightest grey that can be read on white, #949494 the lightest that is seen. */
const KNOWN = [
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#777777', 1],
  ['#767676', '#ffffff', 4.54],
  ['#949494', '#ffffff', 3.03],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
] as const;

const everyLook = (['light', 'dark'] as const).flatMap((brightness) =>
  primaryColours.map(({ name, hex }) => ({ brightness, name, hex, surfaces: SURFACES[brightness] })),
);

const atLeast = (minimum: number, colour: string, grounds: readonly string[]) =>
  grounds.filter((ground) => contrast(colour, ground) < minimum).map((ground) => `${colour} on ${ground}`);

describe('the shades of the named colours', () => {
  it.each(KNOWN)('knows how much %s stands out from %s', (one, other, ratio) => {
    expect(Math.round(contrast(one, other) * 100) / 100).toBe(ratio);
  });

  it.each(everyLook)(
    'SET-02 $name can be read in the $brightness theme wherever it is text or under text',
    ({ hex, surfaces }) => {
      const { solid, solidHover, solidActive, text, textHover, textActive, ring, tint, tintHover } = accessibleShades(
        hex,
        surfaces,
      );
      const grounds = [surfaces.layout, surfaces.container, surfaces.elevated, surfaces.head, tint, tintHover];
      const body = surfaces.isDark ? '#d9d9d9' : '#1f1f1f';
      expect([
        ...[solid, solidHover, solidActive].flatMap((ground) => atLeast(4.5, '#ffffff', [ground])),
        ...[text, textHover, textActive].flatMap((colour) => atLeast(4.5, colour, grounds)),
        ...atLeast(3, ring, [surfaces.layout, surfaces.container, surfaces.elevated]),
        ...atLeast(7, body, [tint, tintHover]),
      ]).toEqual([]);
    },
  );

  it('leaves a colour as it is that can be read already, and finds none between black and white', () => {
    expect([
      standingOut('#722ED1', ['#ffffff'], 4.5, 'darker'),
      standingOut('#FAAD14', ['#ffffff'], 21, 'darker'),
      standingOut('#FAAD14', ['#ffffff', '#000000'], 4.6, 'darker'),
    ]).toEqual(['#722ed1', '#000000', undefined]);
  });

  it.each(everyLook)(
    'SET-02 antd draws with them in the $brightness theme in $name',
    ({ brightness, name, hex, surfaces }) => {
      const token = theme.getDesignToken(paletteOf({ theme: brightness, colour: name }));
      const shades = accessibleShades(hex, surfaces);
      expect([
        token.colorPrimary,
        token.colorPrimaryHover,
        token.colorLink,
        token.colorLinkHover,
        token.colorPrimaryBg,
        token.controlItemBgActive,
        token.colorBgContainer,
        token.colorBgElevated,
        token.colorBgLayout,
      ]).toEqual([
        shades.solid,
        shades.solidHover,
        shades.text,
        shades.textHover,
        shades.tint,
        shades.tint,
        surfaces.container,
        surfaces.elevated,
        surfaces.layout,
      ]);
    },
  );
});
