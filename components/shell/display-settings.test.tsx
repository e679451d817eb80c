import { firstScript } from './first-script-text';

test('display settings apply before the first paint, and when another tab changes them', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('textSize', '3000');
  // biome-ignore lint/security/noGlobalEval: the text under test is a script of a page
  window.eval(firstScript);
  const { dataset } = document.documentElement;
  expect([dataset.theme, dataset.text]).toEqual(['dark', undefined]);
  localStorage.setItem('theme', 'auto');
  localStorage.setItem('textSize', '125');
  dispatchEvent(new StorageEvent('storage'));
  expect([dataset.theme, dataset.text]).toEqual([undefined, '125']);
});
