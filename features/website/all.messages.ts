import { accessibilityMessages } from './accessibility/accessibility.messages';
import { cookieConsentMessages } from './consent/consent.messages';
import { emergencyBannerMessages } from './emergency-banner/emergency-banner.messages';
import { faqMessages } from './faq/faq.messages';
import { linksMessages } from './links/links.messages';
import { menuMessages } from './menu/menu.messages';
import { policiesMessages } from './policies/policies.messages';
import { sessionSettingsMessages } from './session-settings/session-settings.messages';

/** All words of the feature, for `lib/messages/messages.ts`. Browser code imports those of one topic instead. */
export const allWebsiteMessages = {
  ...accessibilityMessages,
  ...linksMessages,
  ...menuMessages,
  ...faqMessages,
  ...cookieConsentMessages,
  ...policiesMessages,
  ...emergencyBannerMessages,
  ...sessionSettingsMessages,
} as const;
