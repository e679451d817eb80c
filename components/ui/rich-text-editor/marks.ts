import { Mark } from '@tiptap/core';

/** Allowed link targets; the sanitiser allows the same. */
const LINK = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;
const BARE_ADDRESS = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/;
const MAIL = /^[^\s@:/]+@[\w-]+(?:\.[\w-]+)+$/;

/** Completes the typed address of a link; undefined if it is none. */
export function readLink(typed: string): string | undefined {
  const text = typed.trim();
  if (LINK.test(text)) return text;
  if (MAIL.test(text)) return `mailto:${text}`;
  return BARE_ADDRESS.test(text) ? `https://${text}` : undefined;
}

const link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

const styles = [
  { name: 'strong', tags: ['strong', 'b'], key: 'Mod-b' },
  { name: 'em', tags: ['em', 'i'], key: 'Mod-i' },
  { name: 'u', tags: ['u', 'ins'], key: 'Mod-u' },
  { name: 's', tags: ['s', 'strike', 'del'], key: 'Mod-Shift-s' },
].map(({ name, tags, key }) =>
  Mark.create({
    name,
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: () => [name, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  }),
);

export const marks = [link, ...styles];
