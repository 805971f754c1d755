import { AppstoreOutlined, HomeOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { expect, it } from 'vitest';

import { menuIcon } from './menu-icon.tsx';

it('finds an icon by antd’s name and by the older family’s', () => {
  const names = ['HomeOutlined', 'home', 'home-outlined', ' Home ', 'safety-certificate'];
  expect(names.map((name) => menuIcon(name)?.type)).toEqual([
    HomeOutlined,
    HomeOutlined,
    HomeOutlined,
    HomeOutlined,
    SafetyCertificateOutlined,
  ]);
});

it('draws a plain icon for a name that it does not know, whatever the name is', () => {
  const names = ['SomethingOutlined', 'constructor', '__proto__', '<script>'];
  expect(names.map((name) => menuIcon(name)?.type)).toEqual(names.map(() => AppstoreOutlined));
});

it('draws none where none is named', () => {
  expect(['', '  ', 'none'].map(menuIcon)).toEqual([null, null, null]);
});
