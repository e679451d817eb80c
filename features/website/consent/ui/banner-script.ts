import type { saveConsentChoice } from './save-consent-choice';

/** Self-contained: stores the answer of the cookie banner's buttons. */
export function answerBanner(save: typeof saveConsentChoice): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-answer]'))
    button.addEventListener('click', () => {
      const yes = button.dataset.consentAnswer === 'yes';
      save({ statistics: yes, offline: yes }, Number(button.dataset.policy));
      // The pressed button disappears: move the focus to the page.
      document.getElementById('main')?.focus({ preventScroll: true });
    });
}
