import { Download } from 'lucide-react';
import { getButtonClass } from '../button';
import { DetailsMenu, menuItemClass } from '../details-menu';

type Props = { label: string; files: readonly { label: string; href: string }[] };

/** Menu of the files in which a list can be downloaded. */
export function FilesMenu({ label, files }: Props) {
  return (
    <DetailsMenu
      button={
        <>
          <Download aria-hidden="true" className="size-4" /> {label}
        </>
      }
      buttonClass={getButtonClass({}, 'cursor-pointer list-none')}
    >
      {files.map((file) => (
        <a key={file.href} className={menuItemClass} href={file.href} download>
          {file.label}
        </a>
      ))}
    </DetailsMenu>
  );
}
