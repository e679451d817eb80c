import { Fact } from '@/components/ui/fact-list';
import { voicesMessages as words } from '../voices.messages';

type Props = { voice: { id: number; organisation: { name: string } | null } | null };

/** Fact of the agency's own screens: the office that has the voice, with a link to where it is handed over. */
export function VoiceOwner({ voice }: Props) {
  if (!voice) return null;
  return (
    <Fact title={words['voices.owner']}>
      <a href={`/administrator/voices/${voice.id}`} className="text-link hover:underline">
        {voice.organisation?.name ?? words['voices.agency']}
      </a>
    </Fact>
  );
}
