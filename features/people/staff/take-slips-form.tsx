import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { firstPasswordMessages as words } from '../first-passwords/first-passwords.messages';

/** Button that fetches the file of slips: a form, as links are opened by others too and the file is handed out once. */
export function TakeSlipsForm({ id }: { id: number }) {
  return (
    <form method="post" action={`/api/v1/slips/${id}`}>
      <Button type="submit" look="primary">
        <Download aria-hidden="true" className="size-4" />
        {words['firstPasswords.job.take']}
      </Button>
    </form>
  );
}
