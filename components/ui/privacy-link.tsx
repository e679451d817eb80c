import { linkTo } from '@/lib/public-pages/english';

/** Link to the privacy policy, for use within a sentence about stored data. */
export function PrivacyLink({ children }: { children: string }) {
  return (
    <a {...linkTo('/privacy/')} className="text-link underline">
      {children}
    </a>
  );
}
