import type { ElementContent, Root } from 'hast';

/** The attributes that later steps read; all others are dropped. */
const properties = new Map<string, string>([
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'start', 'scope'].map((name): [string, string] => [name, name]),
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
  ['data-width', 'dataWidth'],
  ['data-side', 'dataSide'],
  ['data-bare', 'dataBare'],
  ['data-in-body', 'dataInBody'],
  ['data-scope', 'dataScope'],
]);

/** Converts a DOM node's children to the tree that the sanitiser and the writer use. */
export function toTree(parent: ParentNode & globalThis.Node): Root {
  return { type: 'root', children: toChildNodes(parent) };
}

/** Converts one node; comments are left out. */
export function toTreeNodes(node: globalThis.Node): ElementContent[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ type: 'text', value: node.nodeValue ?? '' }];
  if (!isElement(node)) return [];
  const named = [...node.attributes].flatMap(({ name, value }) => {
    const property = properties.get(name);
    return property ? [[property, value]] : [];
  });
  const tagName = node.localName;
  return [{ type: 'element', tagName, properties: Object.fromEntries(named), children: toChildNodes(node) }];
}

const toChildNodes = (node: globalThis.Node): ElementContent[] => [...node.childNodes].flatMap(toTreeNodes);

const isElement = (node: globalThis.Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
