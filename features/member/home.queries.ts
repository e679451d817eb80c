import { findOwnProfile } from '@/features/account/profile/profile.queries';
import { listSessions } from '@/features/account/sessions/sessions.queries';
import { listMyAlerts } from '@/features/alerts/alerts.queries';
import { listCardsInOrder } from '@/features/news/news.queries';
import { listSavedNews } from '@/features/news/saved/saved.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { countUnreadAnswers } from './messages/messages.queries';

/** Number of saved items on the home. */
const SAVED_SHOWN = 4;
/** Number of saved items loaded for them, as some may no longer be public. */
const SAVED_CHECKED = 24;

/** Data of a member's home; undefined for other viewers. */
export async function readMemberHome(viewer: Viewer) {
  if (!can(viewer, 'saved.own')) return undefined;
  const [saved, alerts, unread, profile, sessions] = await Promise.all([
    readNewestSaved(viewer),
    listMyAlerts(viewer),
    countUnreadAnswers(viewer),
    findOwnProfile(viewer),
    listSessions(viewer),
  ]);
  return {
    saved,
    alerts: alerts.filter(({ stopped }) => !stopped).map(({ id, name, rhythm }) => ({ id, name, rhythm })),
    unread,
    account: { name: profile?.name, email: profile?.email, newEmail: profile?.newEmail, devices: sessions.length },
  };
}

/** The newest public items of both saved lists; the numbers count all saved items, public or not. */
async function readNewestSaved(viewer: Viewer) {
  const { later, bookmark } = await listSavedNews(viewer);
  const ids = [...new Set([...later, ...bookmark].toSorted((a, b) => b.at - a.at).map(({ id }) => id))];
  const cards = await listCardsInOrder(ids.slice(0, SAVED_CHECKED));
  const counts = { later: later.length, bookmark: bookmark.length };
  return { total: ids.length, counts, items: cards.slice(0, SAVED_SHOWN) };
}
