import { createElement as element } from 'react';
import { requestContext } from '@/lib/request/context';
import { getStaticHtmlRenderer } from './static-html';
import { installStaticRenderer } from './static-html.server';

const whileRendering = <T>(run: () => T): T => requestContext.run({ tags: new Set(), staticHtml: [] }, run);

beforeAll(installStaticRenderer);

test('a part is rendered to HTML that is found by its name, only in its own page', () => {
  whileRendering(() => {
    const names = [
      getStaticHtmlRenderer()?.render(element('p', {}, 'one')),
      getStaticHtmlRenderer()?.render(element('p', {}, 'two & three')),
    ];
    expect(names.map((name) => getStaticHtmlRenderer()?.find(name ?? ''))).toEqual([
      '<p>one</p>',
      '<p>two &amp; three</p>',
    ]);
    expect(whileRendering(() => getStaticHtmlRenderer()?.find(names[0] ?? ''))).toBeUndefined();
  });
});

test('nothing is rendered if no whole page is requested', () => {
  expect(getStaticHtmlRenderer()?.render(element('p'))).toBeUndefined();
  expect(requestContext.run({ tags: new Set() }, () => getStaticHtmlRenderer()?.render(element('p')))).toBeUndefined();
});

test('a part of the same source is rendered once', () => {
  const source = {};
  let drawn = 0;
  const Part = () => {
    drawn += 1;
    return element('p', {}, drawn);
  };
  const draw = (of?: object) =>
    whileRendering(() => getStaticHtmlRenderer()?.find(getStaticHtmlRenderer()?.render(element(Part), of) ?? ''));
  expect([draw(source), draw(source), draw({}), draw()]).toEqual(['<p>1</p>', '<p>1</p>', '<p>2</p>', '<p>3</p>']);
});
