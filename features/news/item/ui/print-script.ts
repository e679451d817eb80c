/** Self-contained: writes the time of printing, in the page's language, behind the page's address. */
export function datePrint(timeZone: string): void {
  const locale = document.documentElement.lang === 'en' ? 'en-GB' : 'th-TH';
  addEventListener('beforeprint', () => {
    const now = new Date().toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
    const date = locale === 'en-GB' ? now : `${now.replace('พุทธศักราช', 'พ.ศ.').replace(':', '.')} น.`;
    for (const place of document.querySelectorAll<HTMLElement>('[data-printed-at]'))
      place.textContent = `${place.dataset.printedAt}`.replace('{date}', date);
  });
}
