import { Fragment } from 'react';

/** Places at which a line may end: after the at sign, and before a dot or a slash. */
const PLACES = /(?<=@)|(?=[./])/;

/**
 * An e-mail or web address whose lines end between its parts. Screen readers would read the parts alone: a link around
 * it has the address as its label.
 */
export const WebAddress = ({ children: address }: { children: string }) =>
  address.split(PLACES).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
