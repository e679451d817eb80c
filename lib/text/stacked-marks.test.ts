import { toNfc } from './stacked-marks';
import { tidyText } from './text-rules';

const TOWER = `ก${'\u0301\u0323'.repeat(50_000)}`;

test('excess stacked marks are dropped before normalisation', () => {
  expect(toNfc(TOWER).length).toBeLessThanOrEqual(17);
  expect(tidyText(TOWER).length).toBeLessThanOrEqual(9);
  expect(tidyText(`${TOWER}\u200b${'\u0301\u0323'.repeat(50_000)}`).length).toBeLessThanOrEqual(9);
});

test('real texts are normalised completely', () => {
  const vietnamese = 'e\u0323\u0302'.repeat(1_000);
  expect(toNfc(vietnamese)).toBe('\u1ec7'.repeat(1_000));
});
