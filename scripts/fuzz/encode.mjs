const BORDERS = ['portal-q7Zk0', '-', 'x'.repeat(70), "a'b()+_,-./:=?", 'ก', ''];

const asText = (value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A text as form data, even if it isn't valid Unicode. */
const quote = (text) => encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+');

/**
 * One field or file of a multipart body.
 *
 * @param {{ name: string, value: unknown, file?: string, type?: string }} part
 */
function writePart({ name, value, file, type }) {
  const filename = file === undefined ? '' : `; filename="${file}"`;
  const head = `Content-Disposition: form-data; name="${name}"${filename}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`;
  return [Buffer.from(head), Buffer.isBuffer(value) ? value : Buffer.from(asText(value)), Buffer.from('\r\n')];
}

/** @returns {{ type: string, body: Buffer }} fields and files as multipart, sometimes with an invalid boundary */
export function encodeMultipart(parts, dice) {
  const border = dice.chance(0.9) ? BORDERS[0] : dice.pick(BORDERS);
  const written = parts.flatMap((part) => [Buffer.from(`--${border}\r\n`), ...writePart(part)]);
  const end = Buffer.from(dice.chance(0.95) ? `--${border}--\r\n` : `--${border}`);
  const told = dice.chance(0.95) ? border : dice.pick(BORDERS);
  return { type: `multipart/form-data; boundary=${told}`, body: Buffer.concat([...written, end]) };
}

const encoders = {
  json: (fields) => ({ type: 'application/json', body: Buffer.from(JSON.stringify(Object.fromEntries(fields))) }),
  form: (fields) => ({
    type: 'application/x-www-form-urlencoded',
    body: Buffer.from(fields.map(([name, value]) => `${quote(name)}=${quote(asText(value))}`).join('&')),
  }),
  multipart: (fields, dice) =>
    encodeMultipart(
      fields.map(([name, value]) => ({ name, value })),
      dice,
    ),
};
const ODD_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;charset=tis-620',
  'APPLICATION/JSON',
  'json',
  '',
  'application/x-www-form-urlencoded; charset=windows-874',
  'multipart/form-data',
  'text/html',
  'application/octet-stream',
];

/**
 * Encodes fields in one of the three types that the portal accepts.
 *
 * @param {[string, unknown][]} fields a name may be repeated
 * @param {'json' | 'form' | 'multipart'} [wanted] by default any, mostly JSON
 * @returns {{ type: string, body: Buffer }} rarely with a type that doesn't match the body
 */
export function encodeFields(fields, dice, wanted) {
  const form =
    wanted ??
    dice.weigh([
      ['json', 6],
      ['form', 2],
      ['multipart', 2],
    ]);
  const encoded = encoders[form](fields, dice);
  return dice.chance(0.96) ? encoded : { ...encoded, type: dice.pick(ODD_TYPES) };
}
