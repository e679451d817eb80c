/** Self-contained: writes the time of printing behind the page's address. */
export function datePrint(timeZone: string): void {
  addEventListener('beforeprint', () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-printed-at]')) {
      const now = new Date().toLocaleString('th-TH', { dateStyle: 'full', timeStyle: 'short', timeZone });
      const date = `${now.replace('พุทธศักราช', 'พ.ศ.').replace(':', '.')} น.`;
      place.textContent = `${place.dataset.printedAt}`.replace('{date}', date);
    }
  });
}
