import { SaxesParser } from 'saxes';

/** A parsed element: `name` with its prefix, `uri` its namespace, `text` all text in it. */
export type XmlElement = {
  name: string;
  uri: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
};

/** Parses strictly: throws if the document is not well-formed XML with known namespaces. */
export function readXml(document: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [{ name: '', uri: '', attributes: {}, text: '', children: [] }];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element = { name, uri, attributes: Object.fromEntries(values), text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    for (const element of open) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => open.pop());
  parser.write(document).close();
  const [root] = open[0]?.children ?? [];
  if (!root) throw new Error('no root element');
  return root;
}

/** Children with a name. */
export const getChildren = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** Text of the only child with a name; throws if there is none or more than one. */
export function getChildText(element: XmlElement, name: string): string {
  const found = getChildren(element, name);
  if (found.length !== 1) throw new Error(`${found.length} × ${name} in ${element.name}`);
  return found[0]?.text ?? '';
}
