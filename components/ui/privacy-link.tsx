import { isEnglish } from '@/lib/messages/language';

/** Link to the privacy policy, for use within a sentence about stored data. */
export function PrivacyLink({ children }: { children: string }) {
  return (
    <a href="/privacy/" hrefLang={isEnglish() ? 'th' : undefined} className="text-link underline">
      {children}
    </a>
  );
}
