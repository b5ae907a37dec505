import { keptText } from '../../shared/blocks/drafts/draft'
import { draftWriter } from '../../shared/blocks/drafts/draftWriter'
import { ownDrafts } from '../../shared/blocks/drafts/ownDrafts'
import { draftsWritten } from '../../shared/blocks/drafts/writesUnderWay'
import type { AppDispatch } from '../../shared/platform/store/hooks'
import { isEmpty, type Cart } from './model'

interface KeeperOptions {
  dispatch: AppDispatch
  /** DN of who is signed in. */
  person: string
  /** DN of the person who is acted for; `''` for nobody. */
  acting: string
  /** Called with the cart that another tab has changed. */
  hear: (cart: Cart) => void
}

/** Has the device and the other tabs of the browser know a cart. */
export interface CartKeeper {
  /** The cart that was stored on the device. */
  read: () => Promise<Cart | undefined>
  /** Stores the cart and tells the other tabs; before the stored cart is read, neither. */
  keep: (cart: Cart) => void
  close: () => void
}

const VERSION = 2

/** Source: docs/decisions/0038-drafts-are-sealed-in-the-browser.md; docs/assumptions.md A-433. */
export function openCartKeeper({ dispatch, person, acting, hear }: KeeperOptions): CartKeeper {
  const name = acting ? `cart as ${acting}` : 'cart'
  // The keeper before this one may still be writing.
  const ready = draftsWritten()
  const writer = draftWriter<Cart>(() => ready.then(() => ownDrafts(dispatch)), name, VERSION)
  const tabs = new BroadcastChannel(`cart ${person} ${acting}`)
  let known: string | undefined
  let isRead = false
  tabs.onmessage = ({ data }: MessageEvent<string>) => {
    known = data
    hear(JSON.parse(data) as Cart)
  }
  return {
    read: async () => {
      const found = await writer.read()
      isRead = true
      if (found) known = JSON.stringify(found.value)
      return found?.value
    },
    keep: (cart) => {
      if (!isRead) return
      writer.keep(isEmpty(cart) ? undefined : keptText(cart, []))
      const text = JSON.stringify(cart)
      if (text !== known) tabs.postMessage(text)
      known = text
    },
    close: () => tabs.close(),
  }
}
