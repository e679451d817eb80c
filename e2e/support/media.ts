import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { aPdf } from '@/testing/files';

const pickColor = () => ({ r: randomInt(256), g: randomInt(256), b: randomInt(256) });
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;

/** A picture with random content, as a file input takes it. */
export async function aPicture(name = 'x') {
  const drawn = sharp({ create: { width: 640, height: 480, channels: 3, background: pickColor(), noise } });
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() };
}

/** A document whose content is its name. */
export const aDocument = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: aPdf(name),
});

const entry = z.object({ id: z.number(), url: z.string(), title: z.string(), extension: z.string() });
const saved = z.object({ status: z.literal(true), data: entry });
const listed = z.object({ status: z.literal(true), data: z.object({ items: z.array(entry), total: z.number() }) });

/** A session counts only if the request comes from the site's own pages. */
const ownHeaders = { Origin: process.env.PORTAL_URL ?? '' };

/** Uploads a file as the site's own pages do, unless other headers are given. */
export const upload = (
  request: APIRequestContext,
  { name, buffer }: { name: string; buffer: Buffer },
  headers: Record<string, string> = {},
) =>
  request.post(`/api/v1/media?${new URLSearchParams({ name })}`, {
    data: buffer,
    headers: { 'Content-Type': 'application/octet-stream', ...ownHeaders, ...headers },
  });

/** Uploads a file; throws unless it is accepted. */
export const uploadToLibrary = async (request: APIRequestContext, file: { name: string; buffer: Buffer }) =>
  saved.parse(await (await upload(request, file)).json()).data;

export const getLibrary = (request: APIRequestContext, query = '') =>
  request.get(`/api/v1/media?${query}`, { headers: ownHeaders });

export const listLibrary = async (request: APIRequestContext, query = '') =>
  listed.parse(await (await getLibrary(request, query)).json()).data;
