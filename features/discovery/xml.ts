/** A well-formed XML fragment; created only by `buildElement`, so that text can't be taken for markup. */
export type Xml = { readonly xml: string };

type Content = string | number | readonly (Xml | undefined)[];
type Attributes = Readonly<Record<string, string | number | undefined>>;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Characters that XML 1.0 forbids even escaped: control characters but tab and line ends, lone surrogates, two
 * non-characters.
 */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for XML elements and attributes; forbidden characters are removed. */
function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

/**
 * Builds an element.
 *
 * @param content its text, or its child elements; undefined ones are left out
 * @param attributes by name; undefined ones are left out
 */
export function buildElement(name: string, content: Content = [], attributes: Attributes = {}): Xml {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const head = [name, ...given.map(([key, value]) => `${key}="${escapeXml(String(value))}"`)].join(' ');
  const body = Array.isArray(content) ? content.map((part) => part?.xml ?? '').join('') : escapeXml(String(content));
  return { xml: body === '' ? `<${head}/>` : `<${head}>${body}</${name}>` };
}

/** Builds a document with its root element. */
export const buildXmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
