import type { Element, ElementContent } from 'hast';
import type { ContentContext } from './context';
import { createElement, findElements, hasClass, isElement, type Node, readAttribute, readNodeText } from './tree';

const GALLERY =
  /^(?:(?:wp-block-|tiled-|nextgen-)?gallery|blocks-gallery-grid|wp-block-jetpack-(?:tiled-gallery|slideshow))$/;
const CAPTION = /^(?:wp-caption-text|gallery-caption|wp-element-caption|blocks-gallery-item__caption)$/;
const EMOJI = /^(?:emoji|wp-smiley)$/;
const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|bmp)(?:[?#]|$)/i;
/** Address of a picture that was made smaller, by WordPress or by Blogger, from which many sites came. */
const SMALL = /-\d{1,5}x\d{1,5}\.\w{3,4}(?:[?#]|$)|\/s\d{2,4}(?:-\w+)*\//i;
/** Attributes in which plugins keep the address of a picture that is loaded late, likeliest first. */
const LATE = ['dataOrigFile', 'dataLazySrc', 'dataSrc', 'dataOriginal', 'dataFullUrl'];
const ALIGNED = /^align(left|right)$/;
const BACKGROUND = /background-image:\s*url\(\s*["']?([^"')]+)/i;

const isPicture = (node: Node): boolean => isElement(node) && node.tagName === 'img';
const listPictures = (node: Element): Element[] => findElements(node, isPicture);

/**
 * Reduces a picture to its address and its text: that of the library in its full size, where the file has one.
 *
 * @returns nothing for pictures that only count readers or that the text has in itself
 */
export function tidyPicture(picture: Element, { library, notes }: ContentContext): Node[] {
  const alt = readAttribute(picture, 'alt');
  if (hasClass(picture, EMOJI)) return [{ type: 'text', value: alt }];
  if (readAttribute(picture, 'width') === '1' && readAttribute(picture, 'height') === '1') return [];
  const own = readAttribute(picture, 'className').match(/(?:^|\s)wp-image-(\d{1,10})(?:\s|$)/)?.[1];
  const id = Number(own ?? (readAttribute(picture, 'dataId') || readAttribute(picture, 'dataAttachmentId')));
  const file = Number.isInteger(id) && id > 0 ? library.findFile(id) : undefined;
  const late = LATE.map((name) => readAttribute(picture, name)).find((one) => one !== '');
  const src = file?.file ?? late ?? readAttribute(picture, 'src');
  if (src === '' || /^data:/i.test(src)) {
    notes.add('picture', src === '' ? '' : 'data:');
    return [];
  }
  const side = [...readAttribute(picture, 'className').split(/\s+/)].find((name) => ALIGNED.test(name));
  return [createElement('img', [], { src, alt: alt || (file?.alt ?? ''), ...(side ? { className: [side] } : {}) })];
}

/** Frees a picture from the link around it; a link to the picture itself names its full size. */
export function freePicture(link: Element, { notes }: ContentContext): Node[] | undefined {
  const pictures = listPictures(link);
  const [picture] = pictures;
  if (!picture || readNodeText(link) !== '') return undefined;
  const href = readAttribute(link, 'href');
  if (PICTURE_FILE.test(href) && pictures.length === 1 && SMALL.test(readAttribute(picture, 'src')))
    picture.properties.src = href;
  else if (href !== '' && !PICTURE_FILE.test(href) && !/attachment_id=|\/attachment\//.test(href))
    notes.add('link', href);
  return pictures;
}

/**
 * Takes a gallery out of the text: its pictures stand below it.
 *
 * @returns its own caption, if it has one
 */
export function takeGallery(gallery: Element, context: ContentContext): Node[] {
  const items = findElements(gallery, isLeaf);
  const own = new Set<Element>();
  for (const item of items) {
    for (const picture of isPicture(item) ? [item] : listPictures(item)) {
      const caption = findCaption(item);
      if (caption) own.add(caption);
      const alt = readAttribute(picture, 'alt');
      context.gallery.push({
        ...{ address: readAttribute(picture, 'src'), alt, caption: caption ? readNodeText(caption) : '' },
      });
    }
  }
  const captions = findElements(gallery, ({ tagName }) => tagName === 'figcaption').filter((one) => !own.has(one));
  return captions.filter((one) => readNodeText(one) !== '').map((one) => createElement('p', one.children));
}

/** True for an element with items of a gallery in it. */
const holdsItems = (element: Element): boolean =>
  findElements(element, ({ tagName }) => /^(?:figure|li|dl)$/.test(tagName)).length > 0;
/** True for an item of a gallery without items in it. */
const isLeaf = (element: Element): boolean =>
  isPicture(element) || (/^(?:figure|li|dl)$/.test(element.tagName) && !holdsItems(element));

export const isGallery = (element: Element): boolean => hasClass(element, GALLERY) && listPictures(element).length > 0;

const findCaption = (element: Element): Element | undefined =>
  findElements(element, (one) => one.tagName === 'figcaption' || hasClass(one, CAPTION))[0];

/** True for a box of a caption, as WordPress draws it where a theme knows no figures. */
export const isCaptionBox = (element: Element): boolean =>
  element.tagName === 'div' && hasClass(element, /^wp-caption$/) && listPictures(element).length === 1;

/**
 * Turns a figure into what the editor has: one of a single picture with its caption. Players, tables and quotations
 * stand for themselves, with the caption as a line below.
 */
export function tidyFigure(figure: Element): Node[] {
  const pictures = listPictures(figure);
  const caption = findCaption(figure);
  const words = caption && readNodeText(caption) !== '' ? caption.children : [];
  const [picture] = pictures;
  const isPlain = pictures.length === 1 && bare(figure).length === (caption ? bare(caption).length : 0);
  if (!isPlain || !picture)
    return figure.children.flatMap((child) =>
      child !== caption ? [child] : words.length > 0 ? [createElement('p', words)] : [],
    );
  const side = findSide(figure) ?? findSide(picture);
  const shown = createElement('img', [], { src: readAttribute(picture, 'src'), alt: readAttribute(picture, 'alt') });
  const below: ElementContent[] = words.length > 0 ? [createElement('figcaption', words)] : [];
  return [createElement('figure', [shown, ...below], side ? { dataWidth: '50', dataSide: side } : {})];
}

const findSide = (element: Element): string | undefined =>
  [...readAttribute(element, 'className').split(/\s+/)].flatMap((name) => ALIGNED.exec(name)?.[1] ?? [])[0];

/** Text without blanks. */
const bare = (node: Node): string => readNodeText(node).replace(/\s/g, '');

/** Picture behind the text of a cover block. */
export function readBackground(element: Element): Element | undefined {
  const src = BACKGROUND.exec(readAttribute(element, 'style'))?.[1]?.trim();
  return src ? createElement('figure', [createElement('img', [], { src, alt: '' })]) : undefined;
}
