import { http, HttpResponse } from 'msw'
import { useId, useRef, useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { KnownRoutesContext } from '../../../shared/platform/routing/knownRoutes'
import { atUpstream } from '../../../testing/addresses'
import { pages } from '../../../testing/pages'
import { NotificationPopup } from './NotificationPopup'

const waiting = [
  { type: 'task', name: 'Tasks', action: '3 waiting', navigation: '#/tasks' },
  { type: 'role', name: 'Releases payments to suppliers in every country', action: 'ends soon' },
  { type: 'resource', name: 'حاسوب محمول', action: 'granted' },
  { type: 'helpdesk', name: 'Ticket 20260105-1', action: 'closed' },
  { type: 'surprise', name: 'Something new' },
]

/** Open, as one popup at a time is. */
function Opened() {
  const [isOpen, setOpen] = useState(true)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <KnownRoutesContext value={pages}>
      <button ref={buttonRef} id={id} onClick={() => setOpen(true)}>
        Notifications
      </button>
      <NotificationPopup
        buttonRef={buttonRef}
        labelId={id}
        initialFocus
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </KnownRoutesContext>
  )
}

export const gallery: GalleryPage = {
  title: 'Notifications',
  network: [
    http.get(atUpstream('access/notifyService'), () =>
      HttpResponse.json({
        totalCount: waiting.length,
        newTasksCount: 3,
        newRolesCount: 1,
        notificationsList: waiting,
      }),
    ),
  ],
  specimens: [{ name: 'Of every kind', Show: Opened }],
}
