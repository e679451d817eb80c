import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { StaticHtml } from './static-html';
import { StaticHtmlSlot } from './static-html-slot';

test('without a static renderer a part is rendered like any other element', () => {
  const { container } = render(
    <StaticHtml as="footer" className="dark">
      <p>the foot</p>
    </StaticHtml>,
  );
  expect(container.innerHTML).toBe('<footer class="dark"><p>the foot</p></footer>');
});

test('markup that came with the page stays on hydration, and when the browser renders it again', async () => {
  const markup = '<p>from the <b>server</b></p>';
  document.body.innerHTML = `<main><div data-still="7">${markup}</div></main>`;
  const main = document.querySelector('main');
  const page = (key: string) => <StaticHtmlSlot key={key} as="div" name="7" />;
  const root = main && (await act(() => hydrateRoot(main, page('first'))));
  const paragraph = document.querySelector('p');
  await act(() => root?.render(page('anew')));
  expect(document.querySelector('[data-still]')?.innerHTML).toBe(markup);
  expect(document.querySelector('p')).not.toBe(paragraph);
});
