import { act, waitFor } from '@testing-library/react';
import { enterSheet } from './modal-sheet';
import { pushAddress } from './sheet-entry';

const page = (position: string) => `
  <header><a id="home" href="/">home</a>
    <details data-sheet open><summary>menu</summary>
      <div data-sheet-panel style="position: ${position}"><a href="/about/">about</a></div></details></header>
  <main id="main"></main><div id="toasts" role="status"></div>
  <div id="connection"><p role="status"></p></div>
  <div id="list"><p role="status"></p><button>x</button></div>`;

/** Opens the page's sheet and waits until it is modal, or not. */
function openSheet(position: string): HTMLDetailsElement {
  document.body.innerHTML = page(position);
  const sheet = document.querySelector('details');
  if (!sheet) throw new Error('no sheet');
  enterSheet(sheet);
  return sheet;
}

const isInert = (id: string) => document.getElementById(id)?.inert ?? false;
const isSheetEntry = () => Reflect.get(Object(history.state), 'sheet') === true;

// A new entry, so that none is ahead, which the next one would replace.
beforeEach(() => history.pushState(null, '', '/'));

test('an open sheet is modal: all but it and the live regions is inert until it closes', async () => {
  const sheet = openSheet('fixed');
  expect(['home', 'main', 'list', 'toasts', 'connection'].map(isInert)).toEqual([true, true, true, false, false]);
  expect(isSheetEntry()).toBe(true);
  sheet.open = false;
  await waitFor(() => expect([isInert('home'), isInert('main')]).toEqual([false, false]));
  await waitFor(() => expect(isSheetEntry()).toBe(false));
});

test('“back” closes the sheet and stays on the page', async () => {
  const sheet = openSheet('fixed');
  act(() => history.back());
  await waitFor(() => expect(sheet.open).toBe(false));
  expect(location.pathname).toBe('/');
  await waitFor(() => expect(isInert('main')).toBe(false));
});

test('a menu beside its button is not modal', () => {
  openSheet('absolute');
  expect([isInert('main'), isSheetEntry()]).toEqual([false, false]);
});

test('an address that is chosen in a sheet takes the place of its entry and stays when it closes', async () => {
  const sheet = openSheet('fixed');
  const opened = history.length;
  pushAddress('/?sort=news_countread');
  pushAddress('/?sort=news_Countshare');
  expect(history.length).toBe(opened);
  sheet.open = false;
  await waitFor(() => expect(isSheetEntry()).toBe(false));
  expect(location.search).toBe('?sort=news_Countshare');
});

test('without a sheet an address is a new entry', () => {
  const before = history.length;
  pushAddress('/?page=2');
  expect([location.search, history.length - before]).toEqual(['?page=2', 1]);
});

test.each([
  ['of the sheet', 'inside', true],
  ['beside it', 'outside', false],
])('a form around a sheet, sent by a button %s', (_name, id, isTaken) => {
  // jsdom doesn't leave its page, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = `<form action="/list"><button id="outside">Search</button>
    <details data-sheet open><summary>Filters</summary><div data-sheet-panel style="position: fixed">
      <select name="kind"><option value="a">A</option></select><button id="inside">Show</button></div></details></form>`;
  const [sheet, form] = [document.querySelector('details'), document.querySelector('form')];
  if (!sheet || !form) throw new Error('no sheet');
  enterSheet(sheet);
  const submitter = document.getElementById(id);
  const event = new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  expect([event.defaultPrevented, sheet.open]).toEqual([isTaken, !isTaken]);
});
