import { randomInt } from 'node:crypto';

/**
 * A Thai id card number with its check digit.
 *
 * @param first first digit; no demo account has 8
 */
export function anIdCard(first = 1): string {
  const twelve = `${first}${Array.from({ length: 11 }, () => randomInt(10)).join('')}`;
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return `${twelve}${(11 - (sum % 11)) % 10}`;
}
