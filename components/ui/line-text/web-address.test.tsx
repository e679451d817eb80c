import { render } from '@testing-library/react';
import { WebAddress } from './web-address';

const listParts = (address: string) => {
  const { container } = render(<WebAddress>{address}</WebAddress>);
  expect(container.textContent).toBe(address);
  return container.innerHTML.split('<wbr>');
};

test('a line ends between the parts of an address', () => {
  expect(listParts('pr@college.ac.th')).toEqual(['pr@', 'college', '.ac', '.th']);
  expect(listParts('www.college.ac.th/pr')).toEqual(['www', '.college', '.ac', '.th', '/pr']);
  expect(listParts('info')).toEqual(['info']);
});
