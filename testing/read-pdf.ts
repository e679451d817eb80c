import { inflateSync } from 'node:zlib';

/** Content of a PDF as a reader program finds it: text, link targets, structure marks, colours as `#rrggbb`. */
export type ReadPdf = {
  text: string;
  /** Number of the lines of text on all pages, by their baselines. */
  lines: number;
  /** Text of each page. */
  pageTexts: string[];
  links: string[];
  marks: string[];
  pages: number;
  fills: string[];
  language: string | undefined;
};

/**
 * Parses a PDF with embedded fonts by its objects, compressed streams and character maps, as programs that search in it
 * do.
 */
export function readPdf(file: Buffer): ReadPdf {
  const source = file.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)].map(([, number = '', body = '']) => [number, body]),
  );
  const bodies = [...objects.values()];
  const fonts = new Map<string, Map<string, string>>();
  for (const [number, body] of objects) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1];
    if (table) fonts.set(number, readLetters(readStream(objects.get(table) ?? '')));
  }
  const named = new Map(
    bodies.flatMap((body) =>
      [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => [name, fonts.get(number)] as const),
    ),
  );
  const pages = bodies.filter((body) => /\/Type \/Page\b/.test(body));
  const contents = pages.map((body) => readStream(objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '') ?? ''));
  const pageTexts = contents.map((content) => readWords(content, named));
  return {
    ...{ text: pageTexts.join('\n'), pageTexts },
    lines: contents.reduce((sum, content) => sum + countBaselines(content), 0),
    links: bodies.flatMap((body) => /\/URI \((.*?)\)/.exec(body)?.[1] ?? []),
    marks: bodies.flatMap((body) => /^<<[\s\S]*\/S \/(H\d|P)\b/.exec(body)?.[1] ?? []),
    pages: pages.length,
    fills: contents.flatMap((content) => [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) scn/g)].map(toColor)),
    language: /\/Lang \((.*?)\)/.exec(source)?.[1],
  };
}

const toColor = ([, ...parts]: RegExpExecArray): string =>
  `#${parts
    .map((part) =>
      Math.round(Number(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Cuts the stream by the length in its object: compressed bytes may end with what looks like a line break. */
function readStream(body: string): string {
  const begun = /\bstream\r?\n/.exec(body);
  if (!begun) return '';
  const start = begun.index + begun[0].length;
  const length = /\/Length (\d+)/.exec(body)?.[1];
  const bytes = Buffer.from(body.slice(start, start + Number(length)), 'latin1');
  return (/FlateDecode/.test(body) ? inflateSync(bytes) : bytes).toString('latin1');
}

/** Characters by the glyph codes of a font. */
function readLetters(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  const put = (code: number, hex: string) =>
    letters.set(code.toString(16).padStart(4, '0'), Buffer.from(hex, 'hex').swap16().toString('utf16le'));
  for (const [, first = '', , list = ''] of table.matchAll(/<(\w+)> <(\w+)> \[(.*?)\]/gs)) {
    const named = [...list.matchAll(/<([\w ]*)>/g)];
    for (const [index, [, hex = '']] of named.entries())
      put(Number.parseInt(first, 16) + index, hex.replaceAll(' ', ''));
  }
  return letters;
}

function readWords(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string> | undefined>): string {
  const lines: string[] = [];
  let letters: ReadonlyMap<string, string> | undefined;
  for (const [, font, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) {
      letters = fonts.get(font);
      continue;
    }
    const codes = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    lines.push(codes.map((code) => letters?.get(code) ?? '').join(''));
  }
  return lines.join('\n');
}

const countBaselines = (content: string): number =>
  new Set([...content.matchAll(/([\d.-]+) Tm\b/g)].map(([, bottom]) => bottom)).size;
