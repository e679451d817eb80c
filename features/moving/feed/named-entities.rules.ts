/** Entities of HTML that feeds use without declaring them, beside the five of XML. */
export const namedEntities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', iexcl: '¡', cent: '¢', pound: '£', yen: '¥' },
  ...{ sect: '§', copy: '©', reg: '®', trade: '™', laquo: '«', raquo: '»', deg: '°', plusmn: '±', para: '¶' },
  ...{ middot: '·', frac12: '½', frac14: '¼', times: '×', divide: '÷', eacute: 'é', egrave: 'è', agrave: 'à' },
  ...{ ccedil: 'ç', uuml: 'ü', ouml: 'ö', auml: 'ä', szlig: 'ß', ntilde: 'ñ', ndash: '–', mdash: '—', hellip: '…' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', bull: '•', euro: '€', larr: '←' },
  ...{
    rarr: '→',
    uarr: '↑',
    darr: '↓',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200c',
    zwj: '\u200d',
  },
};
