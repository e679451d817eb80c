const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bull: '•', middot: '·', copy: '©' },
};
const MAX_POINT = 0x10ffff;

/** Decodes the character references that old sites stored in plain text; unknown ones stay. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,8}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isText = point >= 0x20 && point <= MAX_POINT && !(point >= 0xd800 && point <= 0xdfff);
    return isText ? String.fromCodePoint(point) : '';
  });
}
