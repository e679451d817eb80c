import { cookies } from './cookies';
import { privacy } from './privacy';
import type { PolicySeed } from './shape';
import { terms } from './terms';
import { website } from './website';

/** Policies of the demo agency, each with its versions. */
export const policies: readonly PolicySeed[] = [privacy, cookies, terms, website];
