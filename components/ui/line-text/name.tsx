import { findTextLanguage } from '@/lib/messages/language';

/** A name or label that may be in Thai alone, marked as Thai on English pages. */
export function Name({ children: text }: { children: string }) {
  const language = findTextLanguage(text);
  return language ? <span lang={language}>{text}</span> : text;
}
