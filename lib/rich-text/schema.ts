import type { Options } from 'rehype-sanitize';

/** Elements that are removed with their text; other unknown elements leave their text behind. */
const STRIPPED = [
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'textarea',
];

/** Widths of a picture in percent of the text, and sides at which the text flows around it. */
export const FIGURE_WIDTHS = ['75', '50', '33'] as const;
export const FIGURE_SIDES = ['left', 'right'] as const;

/** Allow-list of rich text; everything else is removed. */
export const richTextSchema: Options = {
  tagNames: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'blockquote', 'hr', 'br', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'iframe'],
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    figure: [
      ['dataWidth', ...FIGURE_WIDTHS],
      ['dataSide', ...FIGURE_SIDES],
    ],
    iframe: ['src', 'title'],
    ol: ['start'],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
  ancestors: {
    li: ['ul', 'ol'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
    figcaption: ['figure'],
  },
  strip: STRIPPED,
  required: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};
