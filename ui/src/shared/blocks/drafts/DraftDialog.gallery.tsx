import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { Button } from '../../ui/Button'
import { TextArea } from '../../ui/TextArea'
import { DraftDialog } from './DraftDialog'

const nothing = () => undefined

/** One dialog at a time fills the window: a button opens it. */
function askingWith(minutesAgo: number | undefined, isOpenAtFirst: boolean) {
  const found =
    minutesAgo === undefined
      ? undefined
      : { value: 'Year end', savedAt: Date.now() - minutesAgo * 60_000 }
  const name = found ? 'With a draft' : 'Without a draft'
  return function Asking() {
    const [isOpen, setOpen] = useState(isOpenAtFirst)
    const [draft, setDraft] = useState(found)
    const [reason, setReason] = useState('')
    const answered = () => setDraft(undefined)
    const close = () => setOpen(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>{name}</Button>
        {isOpen && (
          <DraftDialog
            title="Assign roles to Ann Olsen"
            draft={{
              found: draft,
              taken: answered,
              refused: answered,
              forget: nothing,
            }}
            onRestore={setReason}
            verb="Assign"
            onDo={close}
            onClose={close}
          >
            <TextArea label="Reason" isRequired value={reason} onChange={setReason} />
          </DraftDialog>
        )}
      </>
    )
  }
}

export const gallery: GalleryPage = {
  title: 'Dialog with a draft',
  specimens: [
    { name: 'With a draft', Show: askingWith(3, true) },
    { name: 'Without a draft', Show: askingWith(undefined, false) },
  ],
}
