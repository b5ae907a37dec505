import { http, HttpResponse } from 'msw'
import { atBff } from './addresses'
import { server } from './server'

const entry = (release: string) => `<script defer src="assets/main-${release}.js"></script>`

/** The release that is open in this tab, `one`, and what the server has by now; nothing reaches it where that is left out. */
export function playReleases(open: string, atServer?: string) {
  document.head.innerHTML = entry(open)
  server.use(
    http.get(atBff(''), () =>
      atServer === undefined ? HttpResponse.error() : HttpResponse.html(entry(atServer)),
    ),
  )
}

/** No release is open, and none was left. */
export function forgetReleases() {
  document.head.innerHTML = ''
  sessionStorage.clear()
}
