import { buildArchive } from '../../../testing/build-archive.mjs';
import { damage } from '../damage.mjs';
import { drawOddText } from '../odd.mjs';
import { drawAs, withBody } from './build.mjs';
import { BOMB, drawWorkbook } from './sheets.mjs';

const NAMES = [
  'ภาพ.jpg',
  'a.png',
  'a.svg',
  'a.php.jpg',
  '../../etc/x.png',
  '..\\x.png',
  'con.png',
  '.htaccess',
  'a\u0000.png',
  `${'ก'.repeat(300)}.jpg`,
  '<img onerror>.png',
  'a.pdf',
  'a.docx',
  'a.xlsx',
  'a',
  '',
  '\u202egpj.exe',
  '\ud800.png',
  'a"b;c.png',
  'a\r\nb.png',
  'A.PDF',
  'ภาพ.heic',
];
const KINDS = ['image', 'image', 'document', 'any', '', 'x'];
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="http://127.0.0.1:1/x"/></svg>';
/** A picture of 50,000 by 50,000 pixels, by its header. */
const HUGE = Buffer.from('89504e470d0a1a0a0000000d494844520000c3500000c35008020000003b5b5b8a', 'hex');
const COMPOUND = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_088, 0xff)]);
const text = (words) => Buffer.from(words);

const docx = (more = []) =>
  buildArchive([
    {
      name: '[Content_Types].xml',
      content: text(
        '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
    },
    { name: 'word/document.xml', content: text('<w:document/>') },
    ...more,
  ]);

/** Hostile files by what they are, or pretend to be. */
const sources = {
  picture: (dice, world) => dice.pick(world.pictures).bytes,
  broken: (dice, world) => damage(dice.pick(world.pictures).bytes, dice),
  polyglot: (dice, world) =>
    Buffer.concat([dice.pick(world.pictures).bytes, buildArchive([{ name: 'x', content: text(SVG) }])]),
  cut: (dice, world) => dice.pick(world.pictures).bytes.subarray(0, dice.below(60)),
  pdf: () => PDF,
  brokenPdf: (dice) => damage(PDF, dice),
  docx: () => docx(),
  oddDocx: (dice) =>
    docx([
      { name: '../x', content: text('x') },
      { name: 'word/vbaProject.bin', content: dice.bytes(20) },
    ]),
  bomb: () => docx([{ name: 'word/x.bin', content: BOMB, isHidden: true }]),
  xlsx: (dice) => drawWorkbook(dice, [['x']]),
  compound: (dice) => damage(COMPOUND, dice),
  svg: () => text(SVG),
  html: () => text('<!doctype html><script>alert(1)</script>'),
  huge: () => HUGE,
  noise: (dice) => dice.bytes(dice.below(500)),
  nothing: () => Buffer.alloc(0),
};

/** An upload to a library: the file is the body, its name and kind are in the URL. */
export function drawUpload(dice, world) {
  const bytes = dice.pick(Object.values(sources))(dice, world);
  const name = dice.chance(0.8) ? dice.pick(NAMES) : drawOddText(dice);
  const query = `kind=${dice.pick(KINDS)}&name=${encodeURIComponent(name.toWellFormed()).slice(0, 4_000)}`;
  const type = dice.pick([
    'image/jpeg',
    'image/png',
    'application/pdf',
    'application/octet-stream',
    'text/html',
    undefined,
    'ก/x',
  ]);
  const as = drawAs(
    dice,
    world,
    dice.pick(['college', 'VecAdmin', 'newseditors', 'iven', 'usercollege', 'veccentral', 'VecProvince']),
  );
  return withBody({ topic: 'uploads', as, target: `/api/v1/media?${query}`, type, body: bytes }, dice, world);
}
