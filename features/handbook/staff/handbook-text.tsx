import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** A part of the handbook with the looks of an item's text. */
export const HandbookText = ({ tree }: { tree: Root }) => (
  <div className="rich-text max-w-read">{toJsxRuntime(tree, { Fragment, jsx, jsxs })}</div>
);
