import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { CATEGORY, LIFESTYLE } from '../routes';

export const API_KEY = 'demo-api-key';

export const wireItem = z.object({
  news_id: z.number(),
  news_topic: z.string(),
  news_detail: z.string(),
  news_datetime: z.string(),
  newsCatName: z.string(),
  usersystems_name: z.string(),
  news_countread: z.number(),
  news_Countshare: z.number(),
  newsVdoLinks: z.string(),
});
const wireList = z.array(wireItem);
const wirePictures = z.array(z.object({ news_pic_name: z.string(), news_pic_alt: z.string() }));
const wireCategories = z.array(
  z.object({ newsCatID: z.number(), newsCatName: z.string(), newsCatShowHide: z.number() }),
);

/** Sends a legacy POST call as JSON; throws unless the status is 200. */
export async function callLegacyApi(request: APIRequestContext, name: string, fields: object): Promise<unknown> {
  const response = await request.post(`/api/${name}`, { data: { ApiKey: API_KEY, ...fields } });
  if (response.status() !== 200) throw new Error(`${name}: ${response.status()} ${await response.text()}`);
  return response.json();
}

/** The list call; all news unless `news_type` is given. */
export async function listNews(request: APIRequestContext, fields: object = {}) {
  return wireList.parse(await callLegacyApi(request, 'news.php', { news_type: '', news_status: 'allow', ...fields }));
}

export const findNews = async (request: APIRequestContext, id: number) =>
  wireItem.parse(await callLegacyApi(request, 'news.php', { news_id: id }));

export const listPictures = async (request: APIRequestContext, id: number) =>
  wirePictures.parse(await callLegacyApi(request, 'newspicture.php', { news_id_main: id }));

export const listCategories = async (request: APIRequestContext) =>
  wireCategories.parse(await callLegacyApi(request, 'newscatagories.php', {}));

/** Replaces `{news}`, `{lifestyle}` or `{main}` in a URL by the id of a real item. */
export async function fillAddress(request: APIRequestContext, address: string): Promise<string> {
  const kinds = {
    // The most read item is a complete one of the demo; newer ones may belong to other tests.
    news: () => listNews(request, { news_type: CATEGORY, limit: 1, sort: 'news_countread' }),
    lifestyle: () => listNews(request, { news_type: LIFESTYLE, limit: 1 }),
    main: async () =>
      z
        .object({ data: wireList })
        .parse(await callLegacyApi(request, 'news.php', { news_approveLevel: 3, newsCatOrder: '', news_typesMain: '' }))
        .data,
  };
  let filled = address;
  for (const [kind, find] of Object.entries(kinds)) {
    if (!filled.includes(`{${kind}}`)) continue;
    const [item] = await find();
    filled = filled.replace(`{${kind}}`, String(item?.news_id));
  }
  return filled;
}
