import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Icon } from './icon';
import icons from './icons.json';

const sprite = new DOMParser().parseFromString(
  readFileSync('components/ui/sprite/icons.svg', 'utf8'),
  'image/svg+xml',
).documentElement;
const symbols = [...sprite.children];

test('the sprite holds a symbol for every name, and nothing else', () => {
  expect(symbols.map(({ tagName, id }) => `${tagName} ${id}`)).toEqual(
    Object.keys(icons).map((name) => `symbol ${name}`),
  );
});

test.each(symbols.map((symbol) => [symbol.id, symbol] as const))(
  '%s has shapes, in the colour of its context',
  (id, symbol) => {
    const paint = id.startsWith('brand-') ? 'fill' : 'stroke';
    expect(symbol.getAttribute(paint)).toBe('currentColor');
    expect(symbol.getAttribute('viewBox')).toBe('0 0 24 24');
    expect(symbol.children.length).toBeGreaterThan(0);
    expect(symbol.querySelectorAll('svg, title, [class], [style], [id]')).toHaveLength(0);
  },
);

test('an icon references its symbol, and is hidden from screen readers', () => {
  const { container } = render(<Icon name="search" className="size-5" />);
  const drawn = container.querySelector('svg');
  expect(drawn?.outerHTML).toMatch(/^<svg aria-hidden="true" class="size-5"><use href="[^"#]+#search"><\/use><\/svg>$/);
});
