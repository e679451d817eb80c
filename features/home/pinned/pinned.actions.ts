'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { orderFront, pinFront, placeFront } from './pinned.commands';

const PATH = '/administrator/site?part=front';

const orderAll = formAction(async ({ ids }, viewer) => {
  await orderFront({ ids }, viewer);
  return finish(PATH, say('ordered.saved'));
});

/** Field `ids`: the pinned and placed items in their new order. */
export async function order(before: FormState, form: FormData): Promise<FormState> {
  return orderAll(before, form);
}

const pinOne = formAction(async ({ id, pinned }, viewer) => {
  await pinFront({ id, pinned }, viewer);
  return finish(PATH, say(pinned === 'true' ? 'frontPage.nowPinned' : 'frontPage.nowUnpinned'));
});

/** Fields `id` and `pinned`. */
export async function pin(before: FormState, form: FormData): Promise<FormState> {
  return pinOne(before, form);
}

const placeOne = formAction(async ({ id, placed }, viewer) => {
  await placeFront({ id, placed }, viewer);
  return finish(PATH, say(placed === 'true' ? 'frontPage.nowPlaced' : 'frontPage.nowUnplaced'));
});

/** Fields `id` and `placed`. */
export async function place(before: FormState, form: FormData): Promise<FormState> {
  return placeOne(before, form);
}
