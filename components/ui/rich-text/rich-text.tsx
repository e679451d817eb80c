import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { countTreeText, findTreeMarks, wrapTreeMarks } from '@/lib/rich-text/line-marks';
import { hasVideos, parseRichText } from '@/lib/rich-text/rich-text';
import type { LineMark } from '@/lib/text/thai-words/line-marks';
import { decodeMarks } from '@/lib/text/thai-words/mark-codec';
import { getThaiWords } from '@/lib/text/thai-words/service';
import { StaticHtml } from '../static-html/static-html';
import { VideoFacade } from './video-facade';

/** Addresses of other sites; browsers treat a backslash like a slash. */
const FOREIGN = /^(?:https?:|[/\\]{2})/i;

const components: Partial<Components> = {
  a: ({ node: _, href, children }) =>
    href && FOREIGN.test(href) ? (
      <a href={href} rel="noopener nofollow" className="break-words">
        {children}
      </a>
    ) : (
      <a href={href}>{children}</a>
    ),
  table: ({ node: _, children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <section className="rich-table" tabIndex={0} aria-label="ตาราง">
      <table>{children}</table>
    </section>
  ),
  iframe: ({ node: _, src, title }) =>
    src ? <VideoFacade embed={src} watch={src} title={title ?? 'วิดีโอในข่าว'} /> : null,
};

type Props = {
  html: string;
  /** Marks of its lines as they are stored; without them they are found by the dictionary. */
  marks?: string;
  /** Query of its pictures' addresses if only a key opens them, such as `?key=…`. */
  pictureQuery?: string;
};

/** Text of an item, rendered with the elements of the allow-list only. */
export function RichText({ html, marks, pictureQuery = '' }: Props) {
  const all = { ...components, img: createImageComponent(pictureQuery) };
  const tree = parseRichText(html);
  wrapTreeMarks(tree, readMarks(tree, marks));
  const text = toJsxRuntime(tree, { Fragment, jsx, jsxs, components: all, ignoreInvalidStyle: true });
  return hasVideos(tree) ? (
    <div className="rich-text">{text}</div>
  ) : (
    <StaticHtml className="rich-text">{text}</StaticHtml>
  );
}

function readMarks(tree: Root, stored: string | undefined): readonly LineMark[] {
  const words = getThaiWords();
  if (stored) return decodeMarks(countTreeText(tree), stored) ?? [];
  return words ? findTreeMarks(tree, words.findMarks).marks : [];
}

function createImageComponent(query: string): Components['img'] {
  return ({ node: _, alt = '', src, ...rest }) => (
    // biome-ignore lint/performance/noImgElement: our own files, already in the right size
    <img alt={alt} loading="lazy" decoding="async" src={src && `${src}${query}`} {...rest} />
  );
}
