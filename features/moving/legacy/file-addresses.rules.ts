/** Folders in which old sites kept pictures, below the site or beside its calls. */
const FOLDERS = [
  'uploads/',
  'upload/',
  'images/',
  'images/news/',
  'news_pic/',
  'newspic/',
  'picnews/',
  'img/news/',
  'media/',
  '',
];

type Bases = { mediaBase: string | undefined; fileBase: string | undefined };

/**
 * Addresses at which a file may be. A whole address and a path say it; a bare name is looked for in the folder that was
 * given, in the one that had the last file, and in usual ones.
 *
 * @param base address of the text or the call that names it
 */
export function listFileAddresses(name: string, base: string, { mediaBase, fileBase }: Bases): string[] {
  const clean = name.trim().replace(/^\/\//, `${new URL(base).protocol}//`);
  if (clean === '' || /^(?:data|blob|javascript|about):/i.test(clean)) return [];
  if (/^https?:\/\//i.test(clean)) return toAddresses([clean], base);
  if (clean.startsWith('/')) return toAddresses([clean, ...(mediaBase ? [`${trim(mediaBase)}${clean}`] : [])], base);
  const file = clean
    .replace(/^(?:\.\.?\/)+/, '')
    .split('/')
    .map(encodePart)
    .join('/');
  if (mediaBase) return toAddresses([`${trim(mediaBase)}/${file}`], base);
  const here = [clean, ...FOLDERS.flatMap((folder) => [`../${folder}${file}`, `/${folder}${file}`])];
  return toAddresses([...(fileBase ? [`${fileBase}${file}`] : []), ...here], base);
}

const trim = (address: string): string => address.replace(/\/+$/, '');

/** Encodes a part of a path once, whether it came encoded or not. */
function encodePart(part: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(part));
  } catch {
    return encodeURIComponent(part);
  }
}

function toAddresses(candidates: readonly string[], base: string): string[] {
  const found = candidates.filter((one) => URL.canParse(one, base)).map((one) => new URL(one, base));
  return [...new Set(found.filter(({ protocol }) => /^https?:$/.test(protocol)).map(withoutHash))];
}

function withoutHash(url: URL): string {
  const bare = new URL(url);
  bare.hash = '';
  return bare.href;
}
