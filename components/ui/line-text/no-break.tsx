import { createElement, type ReactNode } from 'react';
import { countColumns } from '@/lib/text/thai-words/thai-chars';

/** A custom element without a definition: app/elements.css keeps its text on one line, and nothing else knows it. */
export const NO_BREAK = 'n-b';

/** Attribute of a part that is wider than the narrowest cards are with larger text: on phones it may be parted there. */
export const WIDE = 'wide';
/** Columns that the narrowest card of a phone has room for with the largest text. */
const NARROWEST = 10;

export const isWide = (text: string): boolean => countColumns(text) > NARROWEST;

type Props = { text: string; children?: ReactNode };

/** A part of a text that stays on one line; its children are the text, or the text with its hits marked. */
export const NoBreak = ({ text, children = text }: Props) =>
  createElement(NO_BREAK, isWide(text) ? { [WIDE]: '' } : {}, children);
