import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { Button } from '../../ui/Button'
import { ConflictDialog } from './ConflictDialog'

const conflicts = [
  { key: 'Title', label: 'Title', was: 'Controller', mine: 'Head of Finance', theirs: '' },
  {
    key: 'Mobile',
    label: 'Mobile number',
    was: '+47 906 55 018',
    mine: '+47 906 55 018, +47 906 55 771, +47 906 55 772',
    theirs: 'cn=averylongvaluewithoutasinglespaceinit,ou=payroll,ou=finance,o=data',
  },
]

function Clash() {
  const [isShown, setShown] = useState(true)
  const close = () => setShown(false)
  return (
    <>
      <Button onPress={() => setShown(true)}>Save</Button>
      {isShown && (
        <ConflictDialog
          conflicts={conflicts}
          onOverwrite={close}
          onTakeTheirs={close}
          onClose={close}
        />
      )}
    </>
  )
}

export const gallery: GalleryPage = {
  title: 'Conflict dialog',
  specimens: [{ name: 'Two fields that both changed', Show: Clash }],
}
