import { setupWorker } from 'msw/browser'
import { signedIn } from '../testing/signedIn'
import { bootstrap } from '../testing/bootstrap'
import { lookOf } from './looks'

const script = new URL('msw/mockServiceWorker.js', import.meta.url).href
const { locales } = bootstrap()

export const network = setupWorker(
  ...signedIn({ locales: { ...locales, user: lookOf('language') } }),
)

/** Starts to answer the calls of the blocks. */
export async function startNetwork() {
  await network.start({ serviceWorker: { url: script }, quiet: true })
}
