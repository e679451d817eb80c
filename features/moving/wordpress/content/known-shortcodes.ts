import { escapeHtml } from '@/lib/text/escape-html';
import type { Attributes, ContentContext } from './context';
import { toEmbedHtml, toLinkHtml } from './embeds';

/** A caption's picture, with or without a link around it, and what stands below. */
const CAPTIONED = /^\s*((?:<a\s[^<>]*>\s*)?<img\s[^<>]*>(?:\s*<\/a\s*>)?)([\s\S]*)$/i;
/** Formats by which audio and video shortcodes name their file. */
const FORMATS = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'flv', 'wmv', 'mp3', 'm4a', 'ogg', 'oga', 'wav', 'url', 'file'];
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{4,12}$/;
const MAX_LISTED = 500;
const WEB = /^(?:https?:)?\/\//;

type Show = (attributes: Attributes, inner: string, context: ContentContext) => string;

const showGallery: Show = ({ named }, _inner, context) => {
  if (named.type !== undefined && named.ids === undefined && named.include === undefined) return '';
  const listed = readIds(named.ids ?? named.include ?? '');
  const hidden = new Set(readIds(named.exclude ?? ''));
  const parent = Number(named.id ?? context.id);
  const ids =
    listed.length > 0
      ? listed
      : context.library
          .listFilesOf(parent)
          .filter(isPicture)
          .map(({ id }) => id);
  const figures = ids.filter((id) => !hidden.has(id)).map((id) => showPicture(id, context));
  return wrap(`<div class="wp-block-gallery">${figures.join('')}</div>`);
};

const showCaption: Show = ({ named }, inner, { notes }) => {
  const [, media, below = ''] = CAPTIONED.exec(inner) ?? [];
  if (media === undefined) {
    notes.add('shortcode', 'caption');
    return inner;
  }
  const caption = (named.caption ?? below).trim();
  const side = /^align(?:left|right)$/.test(named.align ?? '') ? ` class="${named.align}"` : '';
  return wrap(`<figure${side}>${media}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`);
};

const showMedia: Show = ({ named, loose }, inner, context) => {
  const candidates = [...FORMATS.map((format) => named[format]), ...loose, inner.replace(/<[^<>]*>/g, '').trim()];
  const address = candidates.find((one) => one !== undefined && WEB.test(one.trim()));
  const id = Number(named.id);
  const file = address ?? (Number.isInteger(id) ? context.library.findFile(id)?.file : undefined);
  if (file === undefined) {
    context.notes.add('media');
    return '';
  }
  return wrap(toEmbedHtml(file, context.notes, 'media'));
};

const showPlaylist: Show = ({ named }, _inner, { id, library, notes }) => {
  const kind =
    named.type === 'video' ? /\.(?:mp4|m4v|webm|ogv|mov|wmv|flv|avi)$/i : /\.(?:mp3|m4a|ogg|oga|wav|wma|flac)$/i;
  const listed = readIds(named.ids ?? named.include ?? '');
  const files =
    listed.length > 0
      ? listed.flatMap((one) => library.findFile(one) ?? [])
      : library.listFilesOf(id).filter(({ file }) => kind.test(file));
  if (files.length === 0) notes.add('media', 'playlist');
  for (const { file } of files) notes.add('media', file);
  return wrap(files.map(({ file, title }) => toLinkHtml(file, title || file)).join(''));
};

const showAddress: Show = ({ named, loose }, inner, { notes }) => {
  const typed = [inner.replace(/<[^<>]*>/g, '').trim(), named.url ?? '', named.src ?? '', ...loose];
  const address = typed.find((one) => WEB.test(one));
  if (address !== undefined) return wrap(toEmbedHtml(address, notes));
  notes.add('embed', typed.find(Boolean) ?? '');
  return inner;
};

/** A video whose id or address a shortcode has anywhere. */
const showVideo =
  (idForm: RegExp, toAddress: (id: string) => string): Show =>
  ({ named, loose }, inner, { notes }) => {
    const typed = [
      named.url,
      named.id,
      named.video,
      named.v,
      ...loose.map((one) => one.replace(/^=/, '')),
      inner.trim(),
    ];
    const found = typed.find((one) => one !== undefined && (WEB.test(one) || idForm.test(one)));
    if (found !== undefined) return wrap(toEmbedHtml(WEB.test(found) ? found : toAddress(found), notes));
    notes.add('embed', typed.find(Boolean) ?? '');
    return '';
  };

/** Pictures of page builders, by their id in the library or by their address. */
const showBuilderPicture: Show = ({ named }, _inner, context) => {
  const id = Number(named.image ?? named.image_id ?? Number.NaN);
  if (Number.isInteger(id)) return wrap(showPicture(id, context));
  const src = named.src ?? named.image ?? '';
  if (WEB.test(src))
    return wrap(`<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(named.alt ?? '')}"></figure>`);
  context.notes.add('picture', src);
  return '';
};

const showBuilderGallery: Show = ({ named }, inner, context) =>
  showGallery({ named: { ids: named.images ?? named.gallery_ids ?? named.ids ?? '' }, loose: [] }, inner, context);

const known: Readonly<Record<string, Show>> = {
  gallery: showGallery,
  caption: showCaption,
  wp_caption: showCaption,
  audio: showMedia,
  video: showMedia,
  playlist: showPlaylist,
  embed: showAddress,
  facebook: showAddress,
  youtube: showVideo(YOUTUBE_ID, (id) => `https://www.youtube.com/watch?v=${id}`),
  vimeo: showVideo(VIMEO_ID, (id) => `https://vimeo.com/${id}`),
  vc_single_image: showBuilderPicture,
  et_pb_image: showBuilderPicture,
  vc_gallery: showBuilderGallery,
  et_pb_gallery: showBuilderGallery,
};

/** HTML of a shortcode; undefined for an unknown one. */
export function showShortcode(name: string, given: Attributes, inner: string | undefined, context: ContentContext) {
  const show = Object.hasOwn(known, name) ? known[name] : undefined;
  // A word in brackets, as “[video]” in a headline, is none.
  const isWord = inner === undefined && Object.keys(given.named).length === 0 && given.loose.length === 0;
  return isWord && name !== 'gallery' && name !== 'playlist' ? undefined : show?.(given, inner ?? '', context);
}

const wrap = (html: string): string => `\n\n${html}\n\n`;
const isPicture = ({ file }: { file: string }): boolean => /\.(?:jpe?g|png|gif|webp|avif|bmp)$/i.test(file);

function readIds(list: string): number[] {
  const ids = list.split(/[\s,]+/).filter((one) => /^[1-9]\d{0,9}$/.test(one));
  return ids.slice(0, MAX_LISTED).map(Number);
}

function showPicture(id: number, { library, notes }: ContentContext): string {
  const file = library.findFile(id);
  if (!file) {
    notes.add('picture', `#${id}`);
    return '';
  }
  const caption = file.caption ? `<figcaption>${escapeHtml(file.caption)}</figcaption>` : '';
  return `<figure><img class="wp-image-${id}" src="${escapeHtml(file.file)}" alt="${escapeHtml(file.alt)}">${caption}</figure>`;
}
