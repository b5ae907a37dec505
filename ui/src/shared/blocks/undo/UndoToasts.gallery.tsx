import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { Button } from '../../ui/Button'
import { UndoToasts } from './UndoToasts'
import { type Removal, type Undo, useUndo } from './useUndo'

const removalOf = (name: string): Removal => ({
  id: name,
  text: `Role removed from ${name}`,
  failedText: `The role could not be removed from ${name}.`,
  commit: () => Promise.resolve({}),
})

const shown = new ToastQueue<Removal>({ maxVisibleToasts: 5 })
shown.add(removalOf('Omar Haddad'))
shown.add(removalOf('somebody of the Department for Contracts, Tenders and Framework Agreements'))

const standing: Undo = {
  queue: shown,
  removed: new Set(),
  remove: () => undefined,
  undo: (key) => shown.close(key),
  restore: () => undefined,
}

function Roles() {
  const undo = useUndo()
  return (
    <>
      {['Omar Haddad', 'Ingrid Solberg']
        .filter((name) => !undo.removed.has(name))
        .map((name) => (
          <Button key={name} onPress={() => undo.remove(removalOf(name))}>
            {`Remove from ${name}`}
          </Button>
        ))}
      <UndoToasts undo={undo} />
    </>
  )
}

export const gallery: GalleryPage = {
  title: 'Undo',
  specimens: [
    { name: 'To try', Show: Roles },
    { name: 'Two removals', Show: () => <UndoToasts undo={standing} /> },
  ],
}
