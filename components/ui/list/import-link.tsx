import { FileUp } from 'lucide-react';
import { LinkButton } from '../button';
import { fieldMessages as words } from '../messages/fields/messages';

/** Link from a list to the import of a file into it. */
export const ImportLink = ({ path }: { path: string }) => (
  <LinkButton href={`${path}/import`} icon={FileUp}>
    {words['ui.import']}
  </LinkButton>
);
