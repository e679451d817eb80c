import { encode } from 'uqr';
import type { LoginKind } from '@/lib/auth/role-table';
import { env } from '@/lib/env/env';
import type { PdfBlock } from '@/lib/files/pdf';
import { loadSharp } from '@/lib/files/sharp';
import { buildSlipsDocument } from './slips-document';

const aPerson = (id: number, door: LoginKind) => ({
  ...{ id, door, name: `น้ำผึ้ง ตั้งใจสอน ${id}`, organisation: 'วิทยาลัยเทคนิคเชียงใหม่' },
  ...{ userName: `131001600${id}`, mailTo: undefined, password: `kMr7Tq2vXw9${id}` },
});
const now = new Date('2026-11-27T07:00:00Z');
const people = [aPerson(1, 'staff'), aPerson(2, 'collegeUser'), aPerson(3, 'staff')];

async function buildCards() {
  const { parts } = await buildSlipsDocument(people, 'ข่าวอาชีวศึกษา', now);
  const [cards] = parts.flatMap((part: PdfBlock) => (part.kind === 'cards' ? [part] : []));
  if (!cards) throw new Error('no cards');
  return cards;
}

/** Modules of a QR code in a PNG, row by row: a pixel in the middle of each, as a scanner takes it; true is dark. */
async function readModules(png: Buffer | undefined, size: number): Promise<boolean[][]> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const step = info.width / size;
  const isDark = (row: number, column: number) =>
    (data[(Math.floor((row + 0.5) * step) * info.width + Math.floor((column + 0.5) * step)) * info.channels] ?? 255) <
    128;
  const places = Array.from({ length: size }, (_, index) => index);
  return places.map((row) => places.map((column) => isDark(row, column)));
}

test('the code of a slip is the address of the login form that its owner needs', async () => {
  const { cards, pictures } = await buildCards();
  expect(cards.map(({ picture }) => picture)).toEqual(['staff', 'collegeUser', 'staff']);
  for (const door of ['staff', 'collegeUser']) {
    const { data, size } = encode(`${env.SITE_URL}/login/?form=${door}`, { ecc: 'M', border: 2 });
    expect(await readModules(pictures[door], size)).toEqual(data);
  }
  const { data: other, size } = encode(`${env.SITE_URL}/login/?form=member`, { ecc: 'M', border: 2 });
  expect(await readModules(pictures.staff, size)).not.toEqual(other);
});

test('each person has one slip, with the own user name and password and the last day of both', async () => {
  const { cards } = await buildCards();
  expect(cards.map(({ title, facts, main }) => [title, facts.at(-1)?.[1], main[1]])).toEqual(
    people.map(({ name, userName, password }) => [name, userName, password]),
  );
  expect(cards.every(({ facts }) => facts[0]?.[1] === `${env.SITE_URL}/login/`)).toBe(true);
  expect(cards[0]?.note).toContain('11 ธ.ค. 2569');
});
