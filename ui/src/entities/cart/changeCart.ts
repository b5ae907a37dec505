import { selectBootstrap } from '../../shared/platform/session/sessionApi'
import type { AppDispatch, RootState } from '../../shared/platform/store/hooks'
import { openCartKeeper, type CartKeeper } from './cartKeeper'
import { cartChanged, selectCart, type CartEntry } from './cartSlice'
import { EMPTY_CART, toKeep, withSecretsOf, type Cart } from './model'
import { inDoubt, withItems } from './progress'

type Thunk<Result> = (dispatch: AppDispatch, getState: () => RootState) => Result

/** By store, and by DN of who is acted for. */
const keepers = new WeakMap<AppDispatch, Map<string, CartKeeper>>()

/** Puts the cart into the store, and what was kept of it as soon as that is read. */
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
      // While something is asked for, this tab knows best. What is heard is newer than what lay on the device.
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
 * Changes an entry in the store, on the device and in the other tabs; gives its outcome. While something is asked for, the
 * device and the tabs are told that the outcome is unknown: the page may be closed before the answer arrives.
 *
 * @param last - what is changed when the store has been emptied meanwhile: the device and the tabs alone are told.
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

/** Changes the cart alone. */
export function changeCart(acting: string, change: (cart: Cart) => Cart): Thunk<unknown> {
  return changeEntry(acting, (entry) => ({ ...entry, cart: change(entry.cart) }))
}

/** Adds the items that were put in before the stored cart had loaded. */
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
