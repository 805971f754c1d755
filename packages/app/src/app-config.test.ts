import { defaultCoreConfig } from '@evergreen/core';
import { localized } from '@evergreen/core/kernel';
import { describe, expect, it } from 'vitest';

import { FILING_REGISTRY, parseAppConfig } from './app-config.ts';

describe('the configuration of an installation', () => {
  it('is the default where nothing is written', () => {
    const usual = { ok: true, value: { core: defaultCoreConfig, filing: null } };
    expect([parseAppConfig(''), parseAppConfig(' \n'), parseAppConfig('{}')]).toEqual([usual, usual, usual]);
  });

  it('takes every part, another backend among them', () => {
    const config = {
      basePath: 'https://backend.example/api/',
      platformName: { 'zh-CN': '测试平台', 'en-US': 'Test platform' },
      platformShortName: { 'zh-CN': '测试', 'en-US': 'Test' },
      permissionPolicy: 'directive',
      homePath: '/isps/activity',
      supervision: { province: ['sheng01'], county: [' qu001 '] },
      frameHosts: ['https://report.example.org'],
      hasSettingsDrawer: false,
      hasHomePanels: false,
      sideMenuTheme: 'light',
      helpLink: 'https://help.example/staff?lang=zh',
      maps: { key: 'K1' },
      filing: { number: ' 浙ICP备00000000号 ', link: 'https://filing.example/1' },
    };
    expect(parseAppConfig(JSON.stringify(config))).toEqual({
      ok: true,
      value: {
        core: {
          basePath: 'https://backend.example/api',
          platformName: localized('测试平台', 'Test platform'),
          platformShortName: localized('测试', 'Test'),
          permissionPolicy: 'directive',
          homePath: '/isps/activity',
          supervision: { province: ['sheng01'], commerce: [], county: ['qu001'] },
          frameHosts: ['https://report.example.org'],
          hasSettingsDrawer: false,
          hasHomePanels: false,
          sideMenuTheme: 'light',
          helpLink: 'https://help.example/staff?lang=zh',
          maps: { key: 'K1', securityCode: null, plugins: ['AMap.PlaceSearch', 'AMap.Geocoder'] },
        },
        filing: { number: '浙ICP备00000000号', link: 'https://filing.example/1' },
      },
    });
  });

  it('leads to the registry of filings when a number comes without a link', () => {
    const parsed = parseAppConfig('{"filing":{"number":"浙ICP备00000000号"}}');
    expect(parsed.ok ? parsed.value.filing : parsed).toEqual({ number: '浙ICP备00000000号', link: FILING_REGISTRY });
  });

  it.each([
    ['no JSON', '{', /JSON/u],
    ['an unknown policy', '{"permissionPolicy":"open"}', /^permissionPolicy: /u],
    ['a base path of another scheme', '{"basePath":"javascript:alert(1)"}', /^basePath: /u],
    ['a name in one language', '{"platformName":{"zh-CN":"平台"}}', /^platformName\.en-US: /u],
    ['a help link that is a script', '{"helpLink":"javascript:alert(1)"}', /^helpLink: /u],
    ['a key that could leave its place in an address', '{"maps":{"key":"a&b"}}', /^maps\.key: /u],
    ['a filing without a number', '{"filing":{"link":"https://filing.example"}}', /^filing\.number: /u],
    ['a filing link that is a script', '{"filing":{"number":"1","link":"javascript:alert(1)"}}', /^filing\.link: /u],
  ])('refuses %s and says where', (_, json, words) => {
    const parsed = parseAppConfig(json);
    expect(parsed.ok ? 'accepted' : parsed.error).toMatch(words);
  });
});
