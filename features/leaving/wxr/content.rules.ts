import { ATTACHMENT_IDS, escapeXml } from './wxr.rules';
import type { WxrFile, WxrItem } from './wxr.schema';

/** Address of a stored file, or of its variant of one width, as texts have it. */
const MEDIA = /(["'(\s,])\/media\/([0-9a-f]{64})(?:-\d{1,5})?\.([a-z0-9]{2,5})/g;
/** Other addresses of this portal, as links have them. */
const LINK = /(\shref=")(\/[^/"][^"]*)"/g;

/**
 * Content of an item for WordPress: its text with whole addresses, then its videos, pictures and files as blocks.
 *
 * @param site address of the portal, without a trailing slash
 */
export function buildWxrContent(item: WxrItem, site: string): string {
  const files = new Map(
    [item.cover, ...item.inline, ...item.pictures].flatMap((file) => (file ? [[file.hash, file]] : [])),
  );
  const text = item.detail
    .replace(MEDIA, (whole, before: string, hash: string) => {
      const address = files.get(hash)?.url ?? `${site}${whole.slice(before.length)}`;
      return `${before}${address}`;
    })
    .replace(LINK, (_, attribute: string, path: string) => `${attribute}${site}${path}"`);
  return [
    text,
    ...item.videoLinks.map(buildEmbed),
    ...(item.pictures.length > 0 ? [buildGallery(item.pictures)] : []),
    ...item.attachments.map(buildFile),
  ].join('\n\n');
}

/** JSON of a block’s comment: signs that would end it are escaped, as WordPress does. */
const toAttributes = (value: object): string =>
  JSON.stringify(value)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022');

function buildEmbed(url: string): string {
  const provider = /(?:youtube\.com|youtu\.be)/.test(url) ? 'youtube' : '';
  const attributes = { url, type: 'video', ...(provider && { providerNameSlug: provider }), responsive: true };
  const classes = `wp-block-embed is-type-video${provider && ` is-provider-${provider} wp-block-embed-${provider}`}`;
  return `<!-- wp:embed ${toAttributes(attributes)} -->\n<figure class="${classes}"><div class="wp-block-embed__wrapper">\n${escapeXml(url)}\n</div></figure>\n<!-- /wp:embed -->`;
}

const toId = ({ id }: WxrFile): number => ATTACHMENT_IDS + id;

function buildImage(file: WxrFile): string {
  const caption =
    file.caption === '' ? '' : `<figcaption class="wp-element-caption">${escapeXml(file.caption)}</figcaption>`;
  const attributes = toAttributes({ id: toId(file), sizeSlug: 'large', linkDestination: 'none' });
  return `<!-- wp:image ${attributes} -->\n<figure class="wp-block-image size-large"><img src="${escapeXml(file.url)}" alt="${escapeXml(file.alt)}" class="wp-image-${toId(file)}"/>${caption}</figure>\n<!-- /wp:image -->`;
}

const buildGallery = (pictures: readonly WxrFile[]): string =>
  `<!-- wp:gallery ${toAttributes({ ids: pictures.map(toId), linkTo: 'none' })} -->\n<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${pictures.map(buildImage).join('\n\n')}</figure>\n<!-- /wp:gallery -->`;

const buildFile = (file: WxrFile): string =>
  `<!-- wp:file ${toAttributes({ id: toId(file), href: file.url })} -->\n<div class="wp-block-file"><a href="${escapeXml(file.url)}">${escapeXml(file.name)}</a></div>\n<!-- /wp:file -->`;
