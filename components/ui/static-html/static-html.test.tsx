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

test('rows of a table stay on hydration, without a complaint, and give way to rows that an answer brings', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const markup = '<tr><td><input type="checkbox" name="items" value="1"></td></tr>';
  document.body.innerHTML = `<main><table><tbody class="rows" data-still="8">${markup}</tbody></table></main>`;
  const main = document.querySelector('main');
  const box = document.querySelector('input');
  const page = (
    <table>
      <StaticHtmlSlot as="tbody" className="rows" name="8" />
    </table>
  );
  const root = main && (await act(() => hydrateRoot(main, page)));
  expect(complaints).not.toHaveBeenCalled();
  expect(document.querySelector('input')).toBe(box);
  const answer = (
    <table>
      <tbody className="rows">
        <tr>
          <td>another</td>
        </tr>
      </tbody>
    </table>
  );
  await act(() => root?.render(answer));
  expect(document.querySelector('main')?.innerHTML).toBe(
    '<table><tbody class="rows"><tr><td>another</td></tr></tbody></table>',
  );
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
