import { act } from '@testing-library/react';
import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { toCall } from '@/lib/render/inline-script';
import { EARLY_INPUT, SCRIPTS_READY } from '@/lib/render/page-script-events';
import { HydrationMarker } from './hydration-marker';
import { keepEarlyInput } from './keep-early-input';
import { LOADING } from './loading';

const PATIENCE_MS = 5_000;
const [PICTURE, PLAIN] = ['#picture', '#plain'];
const done: string[] = [];

const send = (event: FormEvent) => {
  event.preventDefault();
  done.push('sends');
};

/** Input that arrives when the page has been hydrated, and before its effects. */
let atCommit = (): void => undefined;

/** A page with a control of every kind; those of React tell what they have heard. */
function Page() {
  useLayoutEffect(() => atCommit(), []);
  const [typed, setTyped] = useState('');
  const [isOn, setOn] = useState(false);
  const [size, setSize] = useState('a');
  const [, redraw] = useState(0);
  useEffect(() => redraw(1), []);
  return (
    <main>
      <button type="button" id="mark" onClick={() => done.push('mark')}>
        <i />
      </button>
      <button type="button" id="panel" popoverTarget="x" onClick={() => done.push('panel')} />
      <div data-plain="">
        <button type="button" id="served" onClick={() => done.push('served')} />
      </div>
      <a id="waits" href={PICTURE} data-awaits-script="" onClick={() => done.push('waits')}>
        x
      </a>
      <a id="plain" href={PLAIN} onClick={() => done.push('plain')}>
        x
      </a>
      <input id="typed" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{`${typed} ${isOn} ${size}`}</output>
      <textarea id="text" defaultValue="from the server" onInput={() => done.push('text')} />
      <input id="box" type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      {['a', 'b'].map((one) => (
        <input key={one} id={one} type="radio" name="size" checked={one === size} onChange={() => setSize(one)} />
      ))}
      <select id="order" defaultValue="1" onChange={({ target }) => done.push(`order ${target.value}`)}>
        <option>1</option>
        <option>2</option>
      </select>
      <details suppressHydrationWarning id="menu" onToggle={() => done.push('menu')} />
      <form id="sends" onSubmit={send}>
        <button type="submit" id="send" />
      </form>
      <HydrationMarker />
    </main>
  );
}

const find = <T extends Element>(kind: { new (): T }, id: string): T => {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(id);
  return found;
};
const announce = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));

let root: Root | undefined;
function open(): void {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  // biome-ignore lint/security/noGlobalEval: the text under test is a script of a page
  window.eval(toCall(keepEarlyInput, SCRIPTS_READY, EARLY_INPUT, PATIENCE_MS, LOADING.begins, LOADING.ends));
}
/** Hydrates the page; `meanwhile` is input that arrives when React has begun. */
const hydrate = (meanwhile = (): void => undefined) =>
  act(async () => {
    root = hydrateRoot(find(HTMLElement, 'root'), <Page />);
    meanwhile();
  });
beforeEach(() => {
  jest.useFakeTimers();
  done.length = 0;
  location.hash = '';
  open();
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  atCommit = () => undefined;
  jest.useRealTimers();
});

test('pressed buttons are pressed once each; what the browser does itself is not done again', async () => {
  for (const id of ['mark', 'mark', 'panel', 'served']) find(HTMLElement, id).click();
  document.querySelector('i')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await hydrate();
  expect(done).toEqual(['mark']);
  find(HTMLElement, 'mark').click();
  expect(done).toEqual(['mark', 'mark']);
});

test('a link that does more by script waits for it, others are followed', async () => {
  find(HTMLElement, 'plain').click();
  await jest.advanceTimersByTimeAsync(0);
  expect(location.hash).toBe(PLAIN);
  find(HTMLElement, 'waits').click();
  await jest.advanceTimersByTimeAsync(0);
  expect(location.hash).toBe(PLAIN);
  await hydrate();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['waits']);
  expect(location.hash).toBe(PICTURE);
});

test('without script it is followed after a while', async () => {
  find(HTMLElement, 'waits').click();
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(location.hash).toBe(PICTURE);
  dispatchEvent(new Event(SCRIPTS_READY));
});

test('with a key that opens a new tab it is left to the browser', async () => {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  find(HTMLElement, 'waits').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  await hydrate();
  expect(done).toEqual([]);
});

test('typed and chosen values stay, and React hears of them', async () => {
  const typed = find(HTMLInputElement, 'typed');
  typed.value = 'ทุน';
  announce(typed, 'input');
  const text = find(HTMLTextAreaElement, 'text');
  text.value = 'ของฉัน';
  announce(text, 'input');
  find(HTMLInputElement, 'box').click();
  find(HTMLInputElement, 'b').click();
  const order = find(HTMLSelectElement, 'order');
  order.value = '2';
  announce(order, 'change');
  await hydrate();
  expect(document.querySelector('output')?.textContent).toBe('ทุน true b');
  expect([typed.value, text.value, order.value]).toEqual(['ทุน', 'ของฉัน', '2']);
  expect(find(HTMLInputElement, 'box').checked).toBe(true);
  expect(find(HTMLInputElement, 'b').checked).toBe(true);
  expect(done).toEqual(['text', 'order 2']);
});

/** A press as a reader makes it: of two inside each other, `click()` would ignore the second. */
const press = (id: string) =>
  find(HTMLElement, id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** Types as a reader does, past the property by which React watches a field. */
function type(text: string): void {
  const typed = find(HTMLInputElement, 'typed');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(typed, text);
  announce(typed, 'input');
}

/** A reader who uses a control of every kind. */
function useAll(): void {
  const order = find(HTMLSelectElement, 'order');
  order.value = '2';
  announce(order, 'change');
  press('mark');
  press('waits');
  press('box');
  press('b');
  type('ทุน');
  press('send');
}

test('input that arrives after hydration and before the effects is heard once', async () => {
  atCommit = useAll;
  await hydrate();
  expect([...done].sort()).toEqual(['mark', 'order 2', 'sends', 'waits']);
  expect(document.querySelector('output')?.textContent).toBe('ทุน true b');
});

test.each<[string, string[], string, () => void]>([
  [
    'choice',
    ['order 2'],
    ' false a',
    () => {
      find(HTMLSelectElement, 'order').value = '2';
      for (const type of ['input', 'change']) announce(find(HTMLSelectElement, 'order'), type);
    },
  ],
  ['press', ['mark'], ' false a', () => press('mark')],
  ['link', ['waits'], ' false a', () => press('waits')],
  ['press of a form', ['sends'], ' false a', () => press('send')],
  ['box', [], ' true a', () => press('box')],
  ['choice of several', [], ' false b', () => press('b')],
  ['typed letter', [], 'ทุน false a', () => type('ทุน')],
])('a %s for which React hydrates at once is heard once', async (_, heard, told, use) => {
  await hydrate(use);
  expect(done).toEqual(heard);
  expect(document.querySelector('output')?.textContent).toBe(told);
});

test('an opened menu and the focus are announced', async () => {
  const menu = find(HTMLDetailsElement, 'menu');
  menu.open = true;
  await act(async () => jest.runAllTimers());
  const typed = find(HTMLInputElement, 'typed');
  typed.focus();
  const heard = jest.fn();
  typed.addEventListener('focusin', heard);
  await hydrate();
  expect(done).toContain('menu');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a form that only script can send waits for it', async () => {
  find(HTMLElement, 'send').click();
  expect(done).toEqual([]);
  await hydrate();
  expect(done).toEqual(['sends']);
});

test('a press that waits shows that the page is loading, until it is done', async () => {
  const heard: string[] = [];
  const hear = ({ type }: Event) => heard.push(type);
  for (const type of Object.values(LOADING)) addEventListener(type, hear);
  find(HTMLElement, 'plain').click();
  for (const id of ['panel', 'served']) find(HTMLElement, id).click();
  expect(heard).toEqual([]);
  find(HTMLElement, 'mark').click();
  expect(heard).toEqual([LOADING.begins]);
  await hydrate();
  expect(heard).toEqual([LOADING.begins, LOADING.ends]);
  for (const type of Object.values(LOADING)) removeEventListener(type, hear);
});
