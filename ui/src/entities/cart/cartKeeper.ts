import { keptText } from '../../shared/blocks/drafts/draft'
import { draftWriter } from '../../shared/blocks/drafts/draftWriter'
import { ownDrafts } from '../../shared/blocks/drafts/ownDrafts'
import { draftsWritten } from '../../shared/blocks/drafts/writesUnderWay'
import type { AppDispatch } from '../../shared/platform/store/hooks'
import { isEmpty, type Cart } from './model'

interface KeeperOptions {
  dispatch: AppDispatch
  /** DN of the signed-in person. */
  person: string
  /** DN of the person they act for; `''` for nobody. */
  acting: string
  /** Called with the cart after another tab changed it. */
  hear: (cart: Cart) => void
}

/** Stores a cart on the device, and sends its changes to the other tabs of the browser. */
export interface CartKeeper {
  /** The cart that was stored on the device. */
  read: () => Promise<Cart | undefined>
  /** Stores the cart and sends it to the other tabs; does nothing until the stored cart is loaded. */
  keep: (cart: Cart) => void
  close: () => void
}

const VERSION = 2

/** Source: docs/decisions/0038-drafts-are-sealed-in-the-browser.md; docs/assumptions.md A-433. */
export function openCartKeeper({ dispatch, person, acting, hear }: KeeperOptions): CartKeeper {
  const name = acting ? `cart as ${acting}` : 'cart'
  // A keeper that was opened before may still be writing.
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
