import { describe, expect, it } from 'vitest';

import { absolutePath, canonicalPathname, isPattern, matchesPattern, queryValue, splitSitePath } from './site-path.ts';

describe('URL parts', () => {
  it.each([
    ['/a', { pathname: '/a', search: '', hash: '' }],
    ['/a?b=1#c', { pathname: '/a', search: '?b=1', hash: '#c' }],
    ['/a#c?b=1', { pathname: '/a', search: '', hash: '#c?b=1' }],
    ['/a?b=1?c', { pathname: '/a', search: '?b=1?c', hash: '' }],
    ['#c', { pathname: '', search: '', hash: '#c' }],
    ['?b', { pathname: '', search: '?b', hash: '' }],
    ['', { pathname: '', search: '', hash: '' }],
  ])('splits %j', (path, parts) => {
    expect(splitSitePath(path)).toEqual(parts);
  });

  it.each([
    ['?redirect=%2Fa%3Fb%3D1', '/a?b=1'],
    ['?x=1&redirect=%2Fa&redirect=%2Fb', '/a'],
    ['redirect=a', 'a'],
    ['?redirect', ''],
    ['?redirect=', ''],
    ['?redirect=%E0%A4%A', undefined],
    ['?redirected=%2Fa', undefined],
    ['', undefined],
  ])('parses the parameter `redirect` of %j as %j', (search, value) => {
    expect(queryValue(search, 'redirect')).toBe(value);
  });
});

describe('menu path', () => {
  it.each([
    ['/a/b', '/x', '/a/b'],
    ['b', '/x', '/x/b'],
    ['b', '', '/b'],
    ['b', '/x?q=1', '/x/b'],
    ['', '/x', '/x'],
    [' /a ', '/x', '/a'],
    ['/a/', '/x', '/a'],
    ['//evil.example/a', '/x', '/evil.example/a'],
    ['/\\evil.example', '/x', '/evil.example'],
    ['\\\\evil.example', '/x', '/evil.example'],
    ['/\t/evil.example', '/x', '/evil.example'],
    ['javascript:alert(1)', '/x', '/x/javascript:alert(1)'],
    ['/a//b?next=//c#//d', '/x', '/a/b?next=//c#//d'],
  ])('%j below %j resolves to %j', (path, parent, expected) => {
    expect(absolutePath(path, parent)).toBe(expected);
  });

  it.each([
    ['/报表/a', '/%E6%8A%A5%E8%A1%A8/a/?x#y', true],
    ['/a', '/A', false],
    ['/100%', '/100%', true],
    ['/', '', true],
  ])('%j and %j are equivalent: %s', (one, other, isSame) => {
    expect(canonicalPathname(one) === canonicalPathname(other)).toBe(isSame);
  });

  it.each([
    ['/report/:code', '/report/5', true],
    ['/report/:code', '/report/5/?x=1', true],
    ['/report/:code', '/report', false],
    ['/report/:code', '/report/5/6', false],
    ['/df/:table/:id', '/df/a/b', true],
    ['/报表/:code', '/%E6%8A%A5%E8%A1%A8/5', true],
    ['/a', '/a', true],
  ])('the pattern %j matches %j: %s', (pattern, path, fits) => {
    expect(matchesPattern(pattern, path)).toBe(fits);
  });

  it('is a pattern if a segment starts with a colon', () => {
    expect(['/a/:b', '/a:b', '/a?b=/:c', '/:a'].map(isPattern)).toEqual([true, false, false, true]);
  });
});
