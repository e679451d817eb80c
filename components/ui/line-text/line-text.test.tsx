import '@/lib/text/thai-words/dictionary';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedLineText } from './hydrated-line-text';
import { LineText } from './line-text';

const KEY = Symbol.for('portal.thaiWords');
const text = 'เปิดสถานศึกษา <ใหม่> รวม 30 ทุน';

test('torn words are kept on one line, and the text is unchanged', () => {
  const { container } = render(<LineText>{text}</LineText>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('n-b')].map((part) => part.textContent)).toEqual(['สถานศึกษา', '30 ทุน']);
});

test('parts too wide for the narrowest cards are marked as such', () => {
  const long = 'ครู ปีการศึกษา 2569 รวม 30 ทุน';
  const { container, rerender } = render(<LineText>{long}</LineText>);
  const listWide = () => [...container.querySelectorAll('n-b[wide]')].map((part) => part.textContent);
  expect(listWide()).toEqual(['ปีการศึกษา 2569']);
  rerender(<HydratedLineText text={long} />);
  expect(listWide()).toEqual(['ปีการศึกษา 2569']);
});

test('hydration keeps the markup of the server, though the browser has no dictionary', async () => {
  const { container } = render(<HydratedLineText text={text} className="line-clamp-2" />);
  const served = container.innerHTML;
  expect(container.textContent).toBe(text);
  document.body.innerHTML = `<main>${served}</main>`;
  const words: unknown = Reflect.get(globalThis, KEY);
  Reflect.deleteProperty(globalThis, KEY);
  const main = document.querySelector('main');
  const root = main && (await act(() => hydrateRoot(main, <HydratedLineText text={text} className="line-clamp-2" />)));
  expect(main?.innerHTML).toBe(served);
  await act(() => root?.render(<HydratedLineText text="ใหม่" className="line-clamp-2" />));
  expect(main?.textContent).toBe('ใหม่');
  Reflect.set(globalThis, KEY, words);
});
