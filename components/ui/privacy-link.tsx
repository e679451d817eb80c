/** The way to the privacy policy, within a sentence about what is kept. */
export function PrivacyLink({ children }: { children: string }) {
  return (
    <a href="/privacy/" className="text-link underline">
      {children}
    </a>
  );
}
