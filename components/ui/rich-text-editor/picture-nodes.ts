import { Node } from '@tiptap/core';
import { NodeSelection, Plugin } from '@tiptap/pm/state';
import { richTextMessages } from '@/lib/rich-text/messages';
import { isOwnPicture } from '@/lib/rich-text/tree';

/** A picture to insert; without an alternative text it counts as not described yet, with an empty one as decorative. */
export type Picture = { src: string; alt: string | null; caption?: string; width?: number; height?: number };

const attributes = ['src', 'alt', 'width', 'height'];
const addAttributes = () =>
  Object.fromEntries(
    attributes.map((name) => [name, { default: null, parseHTML: (box: HTMLElement) => readPicture(box, name) }]),
  );

/** Attributes of the figure itself; they have no effect on pictures of older texts. */
const figureAttributes = ['data-width', 'data-side'];
const addFigureAttributes = () => ({
  ...addAttributes(),
  ...Object.fromEntries(
    figureAttributes.map((name) => [name, { default: null, parseHTML: (box: HTMLElement) => box.getAttribute(name) }]),
  ),
});

function readPicture(box: HTMLElement, name: string): string | null {
  return (box.matches('img') ? box : box.querySelector('img'))?.getAttribute(name) ?? null;
}

const isOwn = (box: HTMLElement): boolean => isOwnPicture(readPicture(box, 'src') ?? '');

/** True for a figure of one picture and an optional caption; other figures are parsed as the blocks in them. */
function isPlainFigure(figure: HTMLElement): boolean {
  const [picture, caption, ...more] = figure.children;
  const captionIsOne = !caption || caption.matches('figcaption');
  return more.length === 0 && captionIsOne && Boolean(picture?.matches('img')) && isOwn(figure);
}

const figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: addFigureAttributes,
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => isPlainFigure(element) && null,
      contentElement: (box) =>
        box instanceof Element
          ? (box.querySelector('figcaption') ?? document.createElement('figcaption'))
          : document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes: { 'data-width': width, 'data-side': side, ...picture } }) => [
    'figure',
    { 'data-width': width, 'data-side': side },
    ['img', picture],
    ['figcaption', { 'data-hint': richTextMessages['richText.captionHint'] }, 0],
  ],
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          // A click on the picture selects the figure, one below it the caption.
          handleClickOn: (view, _position, node, at, event) => {
            if (node.type !== this.type || !(event.target instanceof HTMLImageElement)) return false;
            view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
            return true;
          },
        },
      }),
    ];
  },
});

/** An inline picture, as in older texts. */
const image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes,
  parseHTML: () => [{ tag: 'img', getAttrs: (element) => isOwn(element) && null }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

export const pictureNodes = [figure, image];
