import { TriangleAlert } from 'lucide'
import type { GalleryPage } from '../../gallery/galleryPage'
import { Button } from './Button'
import { Dialog } from './Dialog'

function LongDialog() {
  return (
    <Dialog
      isOpen
      title="Remove 3 people from the group Nurses of the northern region?"
      sign={{ icon: TriangleAlert, kind: 'warning' }}
      onClose={() => undefined}
      actions={
        <>
          <Button>Cancel</Button>
          <Button variant="danger">Remove 3 people</Button>
        </>
      }
    >
      <p>They lose what the group gives them at once. This cannot be undone.</p>
      <p>
        <bdi className="id">
          cn=nurses-of-the-northern-region,ou=groups,ou=hospitals,o=a-very-long-organisation-name
        </bdi>
      </p>
    </Dialog>
  )
}

export const gallery: GalleryPage = {
  title: 'Dialog',
  specimens: [{ name: 'A question with a long title', Show: LongDialog }],
}
