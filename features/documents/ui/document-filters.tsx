import { ListFilters } from '@/components/ui/list/list-filters';
import { say } from '@/lib/messages/language';
import { formatYear } from '@/lib/time/format';
import { documentsMessages as words } from '../documents.messages';
import { type DocumentChoice, documentList } from '../documents.rules';

type Props = {
  path: string;
  choice: DocumentChoice;
  /** Years that have documents. */
  years: readonly number[];
  /** True if hidden documents can be filtered for. */
  states?: boolean;
};

/** Search, kind and year filters of a list of documents. */
export function DocumentFilters({ path, choice, years, states = false }: Props) {
  return (
    <ListFilters
      list={documentList}
      path={path}
      choice={choice}
      label={say(words['documents.search'])}
      options={{ year: years.map((id) => ({ id, name: `${say(words['documents.yearShort'])} ${formatYear(id)}` })) }}
      without={states ? [] : ['state']}
      drops={['per']}
      hrefOf={() => path}
    />
  );
}
