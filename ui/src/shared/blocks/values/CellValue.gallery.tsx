import type { GalleryPage } from '../../../gallery/galleryPage'
import { PORTRAIT } from '../../../gallery/portrait'
import { CellValue } from './CellValue'

const toRecord = (id: string) => `#/${id}`
const record = (name: string) => ({ ID: name, name })

export const gallery: GalleryPage = {
  title: 'Value of a cell',
  specimens: [
    { name: 'A text', Show: () => <CellValue value="Finance" label="Department" /> },
    {
      name: 'A record with a page',
      Show: () => <CellValue value={record('Auditor')} label="Role" toRecord={toRecord} />,
    },
    {
      name: 'Several records',
      Show: () => (
        <CellValue
          value={['Auditor', 'Payment Approver', 'Clerk', 'Reader'].map(record)}
          label="Roles"
          toRecord={toRecord}
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
