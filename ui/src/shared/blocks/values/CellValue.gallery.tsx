import type { GalleryPage } from '../../../gallery/galleryPage'
import { PORTRAIT } from '../../../gallery/portrait'
import { CellValue } from './CellValue'

const toThing = (id: string) => `#/${id}`
const thing = (name: string) => ({ ID: name, name })

export const gallery: GalleryPage = {
  title: 'Value of a cell',
  specimens: [
    { name: 'A text', Show: () => <CellValue value="Finance" label="Department" /> },
    {
      name: 'A thing with a page',
      Show: () => <CellValue value={thing('Auditor')} label="Role" toThing={toThing} />,
    },
    {
      name: 'Several things',
      Show: () => (
        <CellValue
          value={['Auditor', 'Payment Approver', 'Clerk', 'Reader'].map(thing)}
          label="Roles"
          toThing={toThing}
        />
      ),
    },
    {
      name: 'A time stamp',
      Show: () => (
        <CellValue value={{ DataType: 'timeStamp', data: 1762186800000 }} label="Requested" />
      ),
    },
    {
      name: 'An image',
      Show: () => (
        <CellValue
          value={{ name: 'Lena Brandt', DataType: 'image', data: PORTRAIT }}
          label="Photo"
        />
      ),
    },
    {
      name: 'An image that cannot be read',
      Show: () => (
        <CellValue
          value={{ name: 'Lena Brandt', DataType: 'image', data: 'bm8gaW1hZ2U=' }}
          label="Photo"
        />
      ),
    },
    { name: 'Nothing', Show: () => <CellValue value={[]} label="Roles" /> },
  ],
}
