import { expect, it } from 'vitest';

import { configFolder } from './config-folder.ts';

it.each([
  ['EVERGREEN_HOME first', { EVERGREEN_HOME: '/data/eg', XDG_CONFIG_HOME: '/xdg' }, '/data/eg'],
  ['XDG_CONFIG_HOME', { XDG_CONFIG_HOME: '/xdg' }, '/xdg/evergreen'],
  ['the default where XDG_CONFIG_HOME is relative', { XDG_CONFIG_HOME: 'xdg' }, '/users/me/.config/evergreen'],
  ['the default where nothing is set', { EVERGREEN_HOME: '', XDG_CONFIG_HOME: '' }, '/users/me/.config/evergreen'],
])('keeps our files in %s', (_, environment, folder) => {
  expect(configFolder({ environment, platform: 'linux', home: '/users/me' })).toBe(folder);
});
