import { http, HttpResponse } from 'msw'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { atBff } from '../../../testing/addresses'
import { OwnSessionsDialog } from './OwnSessionsDialog'

const HOUR_MS = 3_600_000

function session(id: string, browser: string, system: string, hoursAgo: number) {
  const lastSeen = Date.now() - hoursAgo * HOUR_MS
  return {
    id,
    browser,
    system,
    address: '192.0.2.17',
    current: hoursAgo === 0,
    lastSeen,
    since: lastSeen - 2 * HOUR_MS,
  }
}

export const gallery: GalleryPage = {
  title: 'OwnSessionsDialog',
  specimens: [
    { name: 'Three browsers', Show: () => <OwnSessionsDialog onClose={() => undefined} /> },
  ],
  network: [
    http.get(atBff('bff/sessions'), () =>
      HttpResponse.json({
        sessions: [
          session('a', 'Firefox', 'Linux', 0),
          session('b', 'Safari', 'iPhone', 3),
          session('c', 'Edge', 'Windows', 30),
        ],
      }),
    ),
  ],
}
