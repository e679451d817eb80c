/** A video for display: the frame to embed if the host is known, and the address to open otherwise. */
export type Video = { watch: string; embed: string | undefined };

const YOUTUBE = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_EMBED = 'https://www.youtube-nocookie.com/embed/';
const YOUTUBE_ID = /^[\w-]{11}$/;
const FACEBOOK = /^(?:www\.|m\.|web\.)?facebook\.com$/;
const FACEBOOK_VIDEO = /^\/(?:[\w.-]+\/videos\/|watch\/?$|reel\/|share\/[vr]\/|video\.php$)/;

/**
 * Parses a typed video link. Only YouTube and Facebook are ever embedded, in frames that set no cookie before play
 * (YouTube) or are loaded on click (both).
 *
 * @param link any text
 * @returns undefined if it is not an http or https address
 */
export function readVideo(link: string): Video | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return { watch: url.href, embed: findEmbedUrl(url) };
}

/** The valid videos of a list, in order. */
export function readVideos(links: readonly string[]): Video[] {
  return links.flatMap((link) => readVideo(link) ?? []);
}

/** Name of the service that plays an embedded video. */
export const getVideoService = (embed: string): 'YouTube' | 'Facebook' =>
  embed.startsWith(YOUTUBE_EMBED) ? 'YouTube' : 'Facebook';

function findEmbedUrl(url: URL): string | undefined {
  const id = findYoutubeId(url);
  if (id) return `${YOUTUBE_EMBED}${id}`;
  const target = findFacebookVideo(url);
  if (!target) return undefined;
  const query = new URLSearchParams({ href: target, show_text: 'false' });
  return `https://www.facebook.com/plugins/video.php?${query}`;
}

function findYoutubeId(url: URL): string | undefined {
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  const candidates: Record<string, string> = {
    watch: url.searchParams.get('v') ?? '',
    embed: second,
    shorts: second,
    live: second,
  };
  const id = url.hostname === 'youtu.be' ? first : YOUTUBE.test(url.hostname) ? candidates[first] : undefined;
  return id !== undefined && YOUTUBE_ID.test(id) ? id : undefined;
}

function findFacebookVideo(url: URL): string | undefined {
  if (url.hostname === 'fb.watch') return url.href;
  if (!FACEBOOK.test(url.hostname)) return undefined;
  if (url.pathname === '/plugins/video.php') return findNestedVideo(url.searchParams.get('href') ?? '');
  return FACEBOOK_VIDEO.test(url.pathname) ? url.href : undefined;
}

function findNestedVideo(target: string): string | undefined {
  if (!URL.canParse(target)) return undefined;
  const url = new URL(target);
  return url.protocol === 'https:' && url.pathname !== '/plugins/video.php' ? findFacebookVideo(url) : undefined;
}
