import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { say } from '@/lib/messages/language';
import { countTreeText, findTreeMarks, wrapTreeMarks } from '@/lib/rich-text/line-marks';
import { hasVideos, parseRichText } from '@/lib/rich-text/rich-text';
import type { LineMark } from '@/lib/text/thai-words/line-marks';
import { decodeMarks } from '@/lib/text/thai-words/mark-codec';
import { getThaiWords } from '@/lib/text/thai-words/service';
import { staticMediaMessages as words } from '../messages/media/static.messages';
import { StaticHtml } from '../static-html/static-html';
import { VideoFigure } from './video-figure';

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
    // A group, as several landmarks would need different names.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    <div role="group" className="rich-table" tabIndex={0} aria-label={say(words['media.table'])}>
      <table>{children}</table>
    </div>
  ),
};

type Props = {
  /** Language of the text, if it is not that of the page. */
  lang?: 'th';
  html: string;
  /** Marks of its lines as they are stored; without them they are found by the dictionary. */
  marks?: string;
  /** Query of its pictures' addresses if only a key opens them, such as `?key=…`. */
  pictureQuery?: string;
  /** Picture shown in place of a video until it plays, 16:9. */
  poster?: ReactNode;
};

/** Text of an item, rendered with the elements of the allow-list only. */
export function RichText({ lang, html, marks, pictureQuery = '', poster }: Props) {
  const tree = parseRichText(html);
  wrapTreeMarks(tree, readMarks(tree, marks));
  const isPlayable = hasVideos(tree);
  const all = {
    ...components,
    ...(isPlayable && createVideoComponents(poster)),
    img: createImageComponent(pictureQuery),
  };
  const text = toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: all,
    passNode: isPlayable,
    ignoreInvalidStyle: true,
  });
  const whole = isPlayable ? (
    <div className="rich-text">{text}</div>
  ) : (
    <StaticHtml className="rich-text">{text}</StaticHtml>
  );
  return lang ? <div lang={lang}>{whole}</div> : whole;
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

/** A paragraph with a video becomes a `div`, as a paragraph can't contain a figure. */
const createVideoComponents = (poster: ReactNode): Partial<Components> => ({
  p: ({ node, children }) => (node && hasVideos(node) ? <div>{children}</div> : <p>{children}</p>),
  iframe: ({ node: _, src, title }) =>
    src ? (
      <VideoFigure embed={src} watch={src} title={title ?? say(words['media.videoInText'])} caption={title}>
        {poster}
      </VideoFigure>
    ) : null,
});
