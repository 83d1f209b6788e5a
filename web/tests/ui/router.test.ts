/** Where we are, and which links are followed here. */

import { beforeEach, describe, expect, it } from 'vitest';
import { router } from '../../src/ui/router.svelte';

beforeEach(() => {
  location.href = 'http://table.example/';
  router.go('/');
});

it('an address has parts, of which what is written in signs is read', () => {
  router.go('/t/abc/replay');
  expect(router.parts).toEqual(['t', 'abc', 'replay']);
  router.go('/g/high%20card/');
  expect(router.parts).toEqual(['g', 'high card']);
  router.go('/g/%E0%A4%A');
  expect(router.parts).toEqual(['g', '%E0%A4%A']);
});

it('a secret is taken out of the address', () => {
  router.go('/t/abc#secret');
  expect([router.path, router.hash]).toEqual(['/t/abc', 'secret']);
  router.hideHash();
  expect([router.path, router.hash, location.href]).toEqual(['/t/abc', '', 'http://table.example/t/abc']);
});

it('going back, and another hash, are followed', () => {
  location.href = 'http://table.example/mine';
  dispatchEvent(new Event('popstate'));
  expect(router.path).toBe('/mine');
  location.href = 'http://table.example/mine#x';
  dispatchEvent(new Event('hashchange'));
  expect(router.hash).toBe('x');
});

describe('a click on a link', () => {
  const link = (href: string, more = {}) => {
    const { pathname, hash, origin } = new URL(href, location.href);
    return { pathname, hash, origin, target: '', hasAttribute: () => false, ...more };
  };
  function clicked(node: object | null, how: object = {}): boolean {
    const event = new Event('click', { cancelable: true });
    const target = { closest: () => node };
    Object.defineProperties(event, { button: { value: 0 }, target: { value: target } });
    dispatchEvent(Object.assign(event, how));
    return event.defaultPrevented;
  }

  it('is followed here', () => {
    expect(clicked(link('/g/skat#rules'))).toBe(true);
    expect([router.path, router.hash]).toEqual(['/g/skat', 'rules']);
  });

  it.each([
    ['that opens elsewhere', link('/mine', { target: '_blank' })],
    ['that is a file', link('/mine', { hasAttribute: (name: string) => name === 'download' })],
    ['to another server', link('http://other.example/mine')],
    ['to the server itself', link('/api/health')],
    ['within the page', link('/#part')],
    ['that is none', null],
  ])('%s is the browser’s', (_, node) => {
    expect(clicked(node)).toBe(false);
    expect(router.path).toBe('/');
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('with %s is the browser’s', (key) => {
    expect(clicked(link('/mine'), { [key]: true })).toBe(false);
  });

  it('to the same table with another secret is followed', () => {
    router.go('/t/abc');
    expect(clicked(link('/t/abc#other'))).toBe(true);
    expect(router.hash).toBe('other');
  });

  it('with another button, or that somebody has dealt with, is left alone', () => {
    const event = new Event('click', { cancelable: true });
    Object.defineProperties(event, {
      button: { value: 1 },
      target: { value: { closest: () => link('/mine') } },
    });
    dispatchEvent(event);
    const dealt = new Event('click', { cancelable: true });
    Object.defineProperties(dealt, {
      button: { value: 0 },
      target: { value: { closest: () => link('/mine') } },
    });
    dealt.preventDefault();
    dispatchEvent(dealt);
    expect(router.path).toBe('/');
  });
});
