import { http, HttpResponse } from 'msw'
import { atBff } from './addresses'
import { server } from './server'

const entry = (release: string) => `<script defer src="assets/main-${release}.js"></script>`

/** Sets the release of this tab, `one`, and that of the server; without one, the server cannot be reached. */
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
