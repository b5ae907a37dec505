import { useState, type ComponentProps } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from './ConfirmDialog'

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'onClose'>

const names = [
  'Anton Lindqvist',
  'Benedikt Vogel',
  'هناء سوزوكي',
  'Chidi Nwosu',
  'Maria Concepción de la Fuente y Hernández-Villanueva',
  'Omar Haddad',
  'Priya Raman',
]

const fails = () =>
  Promise.reject(
    Object.assign(new Error('fault'), { status: 489, code: 'fault', text: 'Read-only' }),
  )

/** One dialog at a time fills the window: a button opens each, the first is open. */
function Asking({ isOpen = false, ...question }: Question & { isOpen?: boolean }) {
  const [isShown, setShown] = useState(isOpen)
  return (
    <>
      <Button onPress={() => setShown(true)}>{question.title}</Button>
      {isShown && <ConfirmDialog {...question} onClose={() => setShown(false)} />}
    </>
  )
}

export const gallery: GalleryPage = {
  title: 'Confirm dialog',
  specimens: [
    {
      name: 'Deleting many: typed',
      Show: () => (
        <Asking
          isOpen
          title="Delete 7 users?"
          consequence="They lose 41 roles and resources. This cannot be undone."
          affected={names}
          verb="Delete 7 users"
          kind="deletion"
          typed={names.length}
          onConfirm={() => Promise.resolve()}
        />
      ),
    },
    {
      name: 'A change',
      Show: () => (
        <Asking
          title="Restore defaults?"
          consequence="What was set here is lost."
          verb="Restore"
          kind="change"
          onConfirm={() => Promise.resolve()}
        />
      ),
    },
    {
      name: 'Failing',
      Show: () => (
        <Asking
          title="Delete the role?"
          consequence="Nobody has it any more."
          verb="Delete the role"
          kind="deletion"
          onConfirm={fails}
        />
      ),
    },
    {
      name: 'At work for ever',
      Show: () => (
        <Asking
          title="Retract the request?"
          consequence="It is not decided any more."
          verb="Retract the request"
          kind="change"
          onConfirm={() => new Promise(() => undefined)}
        />
      ),
    },
  ],
}
