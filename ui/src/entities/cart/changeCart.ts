import { selectBootstrap } from '../../shared/platform/session/sessionApi'
import type { AppDispatch, RootState } from '../../shared/platform/store/hooks'
import { openCartKeeper, type CartKeeper } from './cartKeeper'
import { cartChanged, selectCart, type CartEntry } from './cartSlice'
import { EMPTY_CART, toKeep, withSecretsOf, type Cart } from './model'
import { inDoubt, withItems } from './progress'

type Thunk<Result> = (dispatch: AppDispatch, getState: () => RootState) => Result

/** The open keepers of each store, by the DN of the person acted for. */
const keepers = new WeakMap<AppDispatch, Map<string, CartKeeper>>()

/** Puts an empty cart into the store, then the stored cart as soon as it is loaded. */
export function openCart(acting: string): Thunk<void> {
  return (dispatch, getState) => {
    if (selectCart(acting)(getState())) return
    const entry: CartEntry = { cart: EMPTY_CART, unheard: [], sending: undefined }
    dispatch(cartChanged({ acting, entry }))
    let isRestored = false
    const keeper = openCartKeeper({
      dispatch,
      person: selectBootstrap(getState()).data?.user.dn ?? '',
      acting,
      // While this tab sends the cart, it ignores the other tabs. A cart from another tab is newer than the one on the
      // device.
      hear: (heard) => {
        if (selectCart(acting)(getState())?.unheard.length !== 0) return
        isRestored = true
        dispatch(changeCart(acting, (own) => withSecretsOf(own, heard)))
      },
    })
    const byName = keepers.get(dispatch) ?? new Map<string, CartKeeper>()
    byName.get(acting)?.close()
    keepers.set(dispatch, byName.set(acting, keeper))
    void keeper.read().then((kept) => {
      const begun = (own: Cart) => (kept && !isRestored ? joined(kept, own) : own)
      dispatch(changeCart(acting, begun))
    })
  }
}

/**
 * Changes an entry in the store, on the device and in the other tabs, and returns it. While the cart is sent, the
 * device and the tabs get it with an unknown outcome: the page may be closed before the reply arrives.
 *
 * @param last - the entry to change after the store was emptied: then only the device and the tabs get it.
 *
 * Source: docs/assumptions.md.
 */
export function changeEntry(
  acting: string,
  change: (entry: CartEntry) => CartEntry,
  last?: CartEntry,
): Thunk<CartEntry | undefined> {
  return (dispatch, getState) => {
    const stored = selectCart(acting)(getState())
    const before = stored ?? last
    if (!before) return undefined
    const entry = change(before)
    if (stored) dispatch(cartChanged({ acting, entry }))
    const told = withItems(entry.cart, (items) => inDoubt(items, entry.unheard))
    keepers.get(dispatch)?.get(acting)?.keep(toKeep(told))
    return entry
  }
}

/** Changes the cart of an entry. */
export function changeCart(acting: string, change: (cart: Cart) => Cart): Thunk<unknown> {
  return changeEntry(acting, (entry) => ({ ...entry, cart: change(entry.cart) }))
}

/** Merges items that were added before the stored cart was loaded into the stored cart. */
function joined(kept: Cart, begun: Cart): Cart {
  const items = addedTo(kept.items, begun.items, ({ permission }) => permission.id)
  const recipients = addedTo(kept.recipients, begun.recipients, ({ id }) => id)
  const isForOthers = kept.isForOthers || begun.isForOthers
  return { isForOthers, recipients, items, reason: begun.reason || kept.reason }
}

function addedTo<Entry>(
  kept: readonly Entry[],
  begun: readonly Entry[],
  idOf: (entry: Entry) => string,
): readonly Entry[] {
  const known = new Set(kept.map(idOf))
  return [...kept, ...begun.filter((entry) => !known.has(idOf(entry)))]
}
