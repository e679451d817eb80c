import { Node } from '@tiptap/core';
import { richTextMessages } from '@/lib/rich-text/messages';
import { readVideo } from '@/lib/rich-text/video';

/** A video of a known host. The editor shows a card instead, so that nothing of the other site is loaded. */
export const videoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'iframe',
      getAttrs: (element) => {
        const embed = readVideo(element.getAttribute('src') ?? '')?.embed;
        return embed ? { src: embed, title: element.getAttribute('title') } : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 'rich-video';
      dom.contentEditable = 'false';
      const title = dom.appendChild(document.createElement('span'));
      title.textContent = node.attrs.title || richTextMessages['richText.video'];
      const address = dom.appendChild(document.createElement('span'));
      address.textContent = new URL(String(node.attrs.src)).hostname;
      return { dom };
    };
  },
});
