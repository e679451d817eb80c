import type { Element, ElementContent, Root, RootContent } from 'hast';

export type Node = RootContent | ElementContent;
export type Parent = Root | Element;

export const isElement = (node: Node | undefined): node is Element => node?.type === 'element';
export const isBlank = (node: Node): boolean => node.type === 'text' && node.value.trim() === '';

/** An element without attributes but those given. */
export const createElement = (
  tagName: string,
  children: readonly ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children: [...children] });

/** Value of an attribute as text; empty if it has none. */
export function readAttribute({ properties }: Element, name: string): string {
  const value = properties[name];
  return Array.isArray(value) ? value.join(' ') : value === undefined || value === null ? '' : String(value);
}

/** True for an element with one of the classes that a pattern matches whole. */
export const hasClass = (element: Element, pattern: RegExp): boolean =>
  readAttribute(element, 'className')
    .split(/\s+/)
    .some((name) => pattern.test(name));

/** Replaces each node, the descendants before their parents. */
export function replaceNodes(parent: Parent, replace: (node: Node) => Node[]): void {
  parent.children = parent.children.flatMap((child) => {
    if (isElement(child)) replaceNodes(child, replace);
    return replace(child);
  }) as typeof parent.children;
}

/** Elements that a condition holds for, in the order of the text, none within another. */
export function findElements(parent: Parent, isWanted: (element: Element) => boolean): Element[] {
  return parent.children.flatMap((child) =>
    isElement(child) ? (isWanted(child) ? [child] : findElements(child, isWanted)) : [],
  );
}

/** All text of a node, blanks as one. */
export function readNodeText(node: Node): string {
  return collectText(node).replace(/\s+/g, ' ').trim();
}

function collectText(node: Node): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node)) return '';
  return node.tagName === 'br' ? ' ' : node.children.map(collectText).join('');
}
