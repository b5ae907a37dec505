import { http, HttpResponse } from 'msw'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { atBff } from '../../../testing/addresses'
import { WaitingCalls } from './WaitingCalls'

const call = { since: 0, until: 0 }

export const gallery: GalleryPage = {
  title: 'WaitingCalls',
  specimens: [{ name: 'One that waits, one whose answer is lost', Show: WaitingCalls }],
  network: [
    http.get(atBff('bff/replays'), () =>
      HttpResponse.json({
        replays: [
          { ...call, id: 'a', summary: 'Update a user', sent: false },
          { ...call, id: 'b', summary: 'Request roles for several people', sent: true },
        ],
      }),
    ),
  ],
}
