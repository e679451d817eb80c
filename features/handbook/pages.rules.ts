import type { Element, ElementContent, Root } from 'hast';
import type { RootContent, Root as Tree } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';

/** Link to the section of a screen, such as `screens/newsItem.usercollege.md`; the group is its screen. */
const SECTION = /^screens\/(([a-zA-Z]+)(?:\.[a-zA-Z]+)?\.md)$/;
/** Address of a picture in a section, and in a role's page. */
const PICTURE = /^(?:\.\.\/)?pictures\/([a-z-]+\.webp)$/;

/** A section of a page: the anchor by which screens lead to it, and its title. */
export type Section = { id: string; title: string };
/** A role's page of the handbook; `steps` are the three of a first visit. */
export type HandbookPage = { title: string; sections: Section[]; body: Root; steps: Root };

/** Names of the sections' files that a page consists of, in its order. */
export const listSectionFiles = (markdown: string): string[] =>
  fromMarkdown(markdown).children.flatMap((block) => findSection(block)?.file ?? []);

/** Names of the pictures in a text. */
export const listPictureFiles = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\((?:\.\.\/)?pictures\/([a-z-]+\.webp)\)/g)].flatMap(([, name]) => name ?? []);

/**
 * A page from its Markdown. HTML in it is left out.
 *
 * @param sections texts of the files that `listSectionFiles` names
 * @param pictures addresses of the pictures by their names; a picture without one is left out
 */
export function buildPage(
  markdown: string,
  sections: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, string>,
): HandbookPage {
  const [head, ...blocks] = fromMarkdown(markdown).children;
  const named: Section[] = [];
  const children = blocks.flatMap((block): RootContent[] => {
    const section = findSection(block);
    if (!section) return [block];
    const parts = fromMarkdown(sections.get(section.file) ?? '').children;
    const [first] = parts;
    if (first?.type !== 'heading') return parts;
    named.push({ id: section.screen, title: readText(first) });
    first.data = { hProperties: { id: section.screen } };
    return parts;
  });
  const list = blocks.find((block) => block.type === 'list' && block.ordered);
  return {
    title: head ? readText(head) : '',
    sections: named,
    body: toTree(children, pictures),
    steps: toTree(list ? [list] : [], pictures),
  };
}

function findSection(block: RootContent): { file: string; screen: string } | undefined {
  if (block.type !== 'paragraph' || block.children.length !== 1) return undefined;
  const [link] = block.children;
  const [, file, screen] = (link?.type === 'link' && SECTION.exec(link.url)) || [];
  return file && screen ? { file, screen } : undefined;
}

function readText(node: RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(readText).join('') : '';
}

function toTree(children: RootContent[], pictures: ReadonlyMap<string, string>): Root {
  const tree: Tree = { type: 'root', children };
  const html = toHast(tree);
  return { type: 'root', children: 'children' in html ? html.children.flatMap((one) => place(one, pictures)) : [] };
}

/** Gives the pictures of a node their addresses. */
function place<N extends Root['children'][number] | ElementContent>(
  node: N,
  pictures: ReadonlyMap<string, string>,
): N[] {
  if (node.type !== 'element') return [node];
  if (node.tagName !== 'img') {
    const children = node.children.flatMap((child) => place(child, pictures));
    return [{ ...node, children }];
  }
  const [, name = ''] = PICTURE.exec(String(node.properties.src)) ?? [];
  const src = pictures.get(name);
  if (src === undefined) return [];
  const picture: Element = { ...node, properties: { ...node.properties, src } };
  return [{ ...node, ...picture }];
}
