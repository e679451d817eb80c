import { Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';

const LEVELS = [2, 3, 4];
/** Limits headings to levels 2 to 4: the page's headline is its only h1, and levels below the fourth are not used. */
const toHeadingLevel = (tagName: string): number => Math.min(4, Math.max(2, Number(tagName.slice(1))));

const readBare = (mark: string | null): boolean | null => (mark === 'auto' ? null : mark === 'yes');

/**
 * `bare` is how the text was in the HTML: true without a `<p>` around it, false with one, null if written in the
 * editor.
 */
const paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({
    bare: {
      default: null,
      parseHTML: (element) => readBare(element.getAttribute('data-bare')),
      renderHTML: ({ bare }) => (bare === false ? {} : { 'data-bare': bare ? 'yes' : 'auto' }),
    },
  }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

const heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () =>
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, getAttrs: () => ({ level: toHeadingLevel(tag) }) })),
  renderHTML: ({ node }) => [`h${node.attrs.level}`, 0],
  addInputRules() {
    return LEVELS.map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^#{${level}}\\s$`), type: this.type, getAttributes: { level } }),
    );
  },
});

const blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^>\s$/, type: this.type })];
  },
});

const rule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
});

const lineBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
});

/** Text nodes of the schema: the same elements as in the allow-list, and no others. */
export const textNodes = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  paragraph,
  heading,
  blockquote,
  rule,
  lineBreak,
];
