import { IdCard } from 'lucide'
import type { GalleryPage } from '../../gallery/galleryPage'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { Glyph } from './Glyph'
import { TextArea } from './TextArea'

function SideSheet() {
  return (
    <Dialog
      isOpen
      title="Assign Payment Approver"
      side={{
        glyph: <Glyph of={IdCard} tint="role" />,
        about: 'Business Role, Finance',
        note: '2 assignment requests',
      }}
      onClose={() => undefined}
      actions={
        <>
          <Button>Cancel</Button>
          <Button variant="primary">Submit 2 requests</Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        isRequired
        value="Covers the year-end closing."
        onChange={() => undefined}
      />
    </Dialog>
  )
}

export const gallery: GalleryPage = {
  title: 'Side sheet',
  specimens: [{ name: 'A form beside a list', Show: SideSheet }],
}
