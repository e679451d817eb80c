import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { parseRichText } from '@/lib/rich-text';
import { VideoFacade } from './video-facade';

/** Addresses that lead to other sites; the browser reads a backslash like a slash. */
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
  img: ({ node: _, alt = '', ...rest }) => (
    // biome-ignore lint/performance/noImgElement: our own files, already in the right size
    <img alt={alt} loading="lazy" decoding="async" {...rest} />
  ),
  iframe: ({ node: _, src, title }) =>
    src ? <VideoFacade embed={src} watch={src} title={title ?? 'วิดีโอในข่าว'} /> : null,
};

/** The text of an item, made of the elements that the allow-list names and of nothing else. */
export function RichText({ html }: { html: string }) {
  return (
    <div className="rich-text">
      {toJsxRuntime(parseRichText(html), { Fragment, jsx, jsxs, components, ignoreInvalidStyle: true })}
    </div>
  );
}
