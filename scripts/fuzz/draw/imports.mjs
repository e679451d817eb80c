import { damage } from '../damage.mjs';
import { encodeMultipart } from '../encode.mjs';
import { drawOddText } from '../odd.mjs';
import { drawAs, withBody } from './build.mjs';
import { drawCsv, drawRows, drawWorkbook } from './sheets.mjs';

/** An import form with its file, or a request about one. */
export function drawImport(dice, world) {
  const { as: owner, place, headings, example } = dice.pick(world.templates);
  const as = drawAs(dice, world, owner);
  const rows = drawRows(dice, headings, example);
  const isExcel = dice.chance(0.6);
  const bytes = isExcel ? drawWorkbook(dice, rows) : drawCsv(dice, rows);
  const file = dice.weigh([
    [bytes, 8],
    [damage(bytes, dice), 2],
  ]);
  const name = dice.chance(0.8)
    ? `list.${isExcel ? 'xlsx' : 'csv'}`
    : dice.pick(['../x.xlsx', 'x', '', 'ก.csv', 'list.xls', `${'x'.repeat(300)}.csv`]);
  const parts = [
    { name: 'place', value: dice.chance(0.95) ? place : drawOddText(dice) },
    { name: 'file', value: file, file: name, type: 'application/octet-stream' },
  ];
  const { type, body } = encodeMultipart(dice.chance(0.95) ? parts : [...parts, ...parts], dice);
  return withBody({ topic: 'imports', as, target: '/api/v1/imports', type, body }, dice, world);
}
