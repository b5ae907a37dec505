import { useErrorText } from '../../shared/platform/errors/useErrorText'
import type { Outcome } from '../../shared/platform/store/outcome'
import type { AppDispatch } from '../../shared/platform/store/hooks'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import {
  addCategories,
  addLinks,
  addPermissions,
  changeCategories,
  changeItems,
  removeCategories,
  removeItems,
} from './api'
import type { LandingChanges } from './changes'
import { isNew } from './landingDraft'
import { UNCATEGORIZED, type OfferPlace } from './model'
import { newReport, type SaveReport } from './saveReport'

/** The outcome of a save, and the ids that the server gave to new records. */
interface PageSave {
  outcome: Outcome
  ids: ReadonlyMap<string, string>
}

/** The data that every step of a save needs. */
interface Saving extends SaveReport {
  place: OfferPlace
  dispatch: AppDispatch
}

/** Saves the changes of a page, one kind of record after the other, and collects the outcomes. */
export function useSavePage(place: OfferPlace): (changes: LandingChanges) => Promise<PageSave> {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  return async (changes) => {
    const saving = { ...newReport(errorText), place, dispatch }
    await removeWhatIsGone(changes, saving)
    await saveCategories(changes, saving)
    await saveItems(changes, saving)
    return { outcome: saving.outcome(), ids: saving.ids }
  }
}

async function removeWhatIsGone(
  { removedItems, removedCategories }: LandingChanges,
  saving: Saving,
) {
  const { dispatch, place, note } = saving
  const items = removedItems.map(itemId)
  const itemCategories = removedCategories.map(categoryId)
  await note(removedItems, () =>
    dispatch(removeItems.initiate({ place, body: { items } })).unwrap(),
  )
  await note(removedCategories, () =>
    dispatch(removeCategories.initiate({ place, body: { itemCategories } })).unwrap(),
  )
}

/** Saves categories. New ones are sent one by one, as their items need the new ids. */
async function saveCategories({ categories }: LandingChanges, { dispatch, place, note }: Saving) {
  for (const category of categories.filter(({ id }) => isNew(id))) {
    const body = { itemCategories: [category.body] }
    await note([category], () => dispatch(addCategories.initiate({ place, body })).unwrap())
  }
  const changed = categories.filter(({ id }) => !isNew(id))
  const itemCategories = changed.map((each) => ({ ...each.body, ...categoryId(each) }))
  await note(changed, () =>
    dispatch(changeCategories.initiate({ place, body: { itemCategories } })).unwrap(),
  )
}

async function saveItems(changes: LandingChanges, saving: Saving) {
  const { dispatch, place, note, ids } = saving
  const placed = changes.items.flatMap((item) => inItsCategory(item, ids))
  for (const item of placed.filter(({ id }) => isNew(id))) {
    await note([item], () => addItem(item, saving))
  }
  const changed = placed.filter(({ id }) => !isNew(id))
  const items = changed.map((each) => ({ ...each.body, ...itemId(each) }))
  await note(changed, () => dispatch(changeItems.initiate({ place, body: { items } })).unwrap())
}

type ItemToSave = LandingChanges['items'][number]

/** The item with the stored id of its category; left out if its category could not be created. */
function inItsCategory(item: ItemToSave, ids: SaveReport['ids']): ItemToSave[] {
  const id = ids.get(item.categoryId) ?? item.categoryId
  if (isNew(id)) return []
  const itemCategoryId = id === UNCATEGORIZED ? null : Number(id)
  return [{ ...item, body: { ...item.body, itemCategoryId } }]
}

function addItem({ name, body, item: { permission } }: ItemToSave, { dispatch, place }: Saving) {
  if (!permission) return dispatch(addLinks.initiate({ items: [{ ...body, name }] })).unwrap()
  const items = [{ ...body, id: permission.dn, entityType: permission.type }]
  return dispatch(addPermissions.initiate({ place, body: { items } })).unwrap()
}

const itemId = ({ id }: { id: string }) => ({ itemId: Number(id) })
const categoryId = ({ id }: { id: string }) => ({ itemCategoryId: Number(id) })
