import { oddTexts } from '../odd.mjs';
import { asText, drawAs, drawValue, without, writeQuery } from './build.mjs';

const PARAMETERS = `page search news_type news_id sort per from to level organisation year kind status
  wrong next callbackUrl key id format tab item _rsc region province section q day`.split(/\s+/);
const SPOILED = '%00 %ff % %zz %u0000 %c0%af %ed%a0%80 \\ %5c %2f ;x=1 // /. ..;/ %09 +'.split(' ');

/** Spellings of a path that some layer takes for another one. */
const spellings = [
  (path) => path.replace(/\/?$/, '/'),
  (path) => path.replace(/\/$/, ''),
  (path) => `/about/%2e%2e${path}`,
  (path) => `/about/..${path}`,
  (path) => `/./${path}`,
  (path) => `/%2e/${path.slice(1)}`,
  (path) => `//${path}`,
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/[a-z]/, (letter) => `%25${letter.charCodeAt(0).toString(16)}`),
  (path) => path.toUpperCase(),
  (path) => `${path}/x.css`,
  (path) => `${path}.rsc`,
  (path) => `${path}.txt`,
  (path) => `/_next/data/x${path}.json`,
  (path) => `http://evil.example${path}`,
  (path) => `${path}/${'x/'.repeat(400)}`,
  (path) => `${path}#x`,
  (path, dice) => `${path}${dice.pick(SPOILED)}`,
  (path, dice) => path.replace('/', `/${dice.pick(SPOILED)}`),
  (path, dice) => `${path}/${encodeURIComponent(dice.pick(oddTexts).toWellFormed()).slice(0, 4_000)}`,
];

/** A page, its files or its data, in a normal or an odd spelling. */
export function drawPage(dice, world) {
  const { path, as } = dice.pick(world.pages);
  const [plain, query = ''] = path.split('?');
  const spelled = dice.chance(0.35) ? dice.pick(spellings)(plain, dice) : plain;
  const asked = dice.some(PARAMETERS, 4).map((name) => [name, drawValue(dice, world)]);
  const more = writeQuery(asked, dice);
  const whole = `${spelled}${query ? `?${query}${more.replace('?', '&')}` : more}`;
  const target = dice.chance(0.005) ? `${spelled}?q=${'ก'.repeat(dice.pick([500, 2_700, 9_000]))}` : whole;
  const headers = dice.chance(0.15) ? [['RSC', '1']] : [];
  return without({ topic: 'pages', as: drawAs(dice, world, as), target: target.replaceAll(' ', '%20'), headers }, dice);
}

const FILES = `/_next/static/ /_next/image?url= /media/ /covers/ /opengraph/ /sitemap/ /feed/ /_next/ /api/
  /.well-known/`.split(/\s+/);

/** A stored file or a path next to one. */
export function drawFile(dice, world) {
  const { hash, extension, widths } = dice.pick(world.files);
  const width = widths.length > 0 ? `-${dice.pick(widths)}` : '';
  const name = dice.weigh([
    [`/media/${hash}${width}.${extension}`, 6],
    [`/media/${hash}.${dice.pick(['php', 'svg', 'html', extension])}`, 1],
    [`/media/..%2f${hash}`, 1],
    [`${dice.pick(FILES)}${encodeURIComponent(asText(drawValue(dice, world))).slice(0, 500)}`, 3],
  ]);
  const headers = dice.chance(0.5)
    ? [['Range', dice.pick(['bytes=0-10', 'bytes=-5', 'bytes=5-', 'bytes=99999999-'])]]
    : [];
  return without({ topic: 'pages', as: drawAs(dice, world, 'visitor'), target: name, headers }, dice);
}
