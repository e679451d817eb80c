import { CONSENT_KEY } from '@/lib/http/consent';

/** Runs before the banner is painted: a choice made under the policy in force, or a later one, hides it. */
export const consentScript = `(() => {
  try {
    const choice = JSON.parse(localStorage.getItem('${CONSENT_KEY}'));
    const { policy } = document.currentScript.dataset;
    if (choice && choice.policy >= Number(policy)) document.documentElement.dataset.consent = 'given';
  } catch {}
})()`;
