import { createElement, type ReactNode } from 'react';

/** A custom element without a definition: base.css keeps its text on one line, and nothing else knows it. */
export const NO_BREAK = 'n-b';

/** A part of a text that stays on one line. */
export const NoBreak = ({ children }: { children: ReactNode }) => createElement(NO_BREAK, {}, children);
