/** Self-contained: writes the time of printing behind the page's address. */
export function datePrint(timeZone: string): void {
  addEventListener('beforeprint', () => {
    const place = document.querySelector<HTMLElement>('[data-printed-at]');
    if (!place) return;
    const now = new Date();
    const day = now.toLocaleDateString('th-TH', { dateStyle: 'full', timeZone }).replace('พุทธศักราช', 'พ.ศ.');
    const time = now.toLocaleTimeString('th-TH', { timeStyle: 'short', timeZone }).replace(':', '.');
    place.textContent = (place.dataset.printedAt ?? '').replace('{date}', `${day} เวลา ${time} น.`);
  });
}
