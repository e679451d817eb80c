import { createElement as element } from 'react';
import { trace } from '@/lib/request/context';
import { stills } from './static-html';
import { openStills } from './static-html.server';

const drawing = <T>(run: () => T): T => trace.run({ tags: new Set(), stills: [] }, run);

beforeAll(openStills);

test('a part is drawn to markup that is found by its name, only in the page that it belongs to', () => {
  drawing(() => {
    const names = [stills()?.draw(element('p', {}, 'one')), stills()?.draw(element('p', {}, 'two & three'))];
    expect(names.map((name) => stills()?.find(name ?? ''))).toEqual(['<p>one</p>', '<p>two &amp; three</p>']);
    expect(drawing(() => stills()?.find(names[0] ?? ''))).toBeUndefined();
  });
});

test('nothing is drawn where no whole page is asked for', () => {
  expect(stills()?.draw(element('p'))).toBeUndefined();
  expect(trace.run({ tags: new Set() }, () => stills()?.draw(element('p')))).toBeUndefined();
});

test('a part of the same source is drawn once', () => {
  const source = {};
  let drawn = 0;
  const Part = () => {
    drawn += 1;
    return element('p', {}, drawn);
  };
  const draw = (of?: object) => drawing(() => stills()?.find(stills()?.draw(element(Part), of) ?? ''));
  expect([draw(source), draw(source), draw({}), draw()]).toEqual(['<p>1</p>', '<p>1</p>', '<p>2</p>', '<p>3</p>']);
});
