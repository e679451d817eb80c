import { Node, wrappingInputRule } from '@tiptap/core';

const bulletList = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: () => ['ul', 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^-\s$/, type: this.type })];
  },
});

const orderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({
    start: { default: null, parseHTML: (element) => element.getAttribute('start') },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^1\.\s$/, type: this.type })];
  },
});

const listItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
      Backspace: () => {
        const { $from, empty } = this.editor.state.selection;
        const atStart = empty && $from.parentOffset === 0 && $from.depth > 1 && $from.index(-1) === 0;
        return atStart && $from.node(-1).type === this.type && this.editor.commands.liftListItem(this.name);
      },
    };
  },
});

export const listNodes = [bulletList, orderedList, listItem];
