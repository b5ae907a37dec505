import { useErrorText } from '../../shared/api/useErrorText'
import type { Outcome } from '../../shared/feedback/outcome'
import { useAppDispatch } from '../../shared/store/hooks'
import {
  addLandingCategories,
  addLandingLinks,
  addLandingPermissions,
  changeLandingCategories,
  changeLandingItems,
  removeLandingCategories,
  removeLandingItems,
} from './api'
import type { LandingChanges } from './changes'
import { isNew } from './landingDraft'
import { UNCATEGORIZED } from './model'

interface Named {
  id: string
  name: string
}

/** What became of everything, and the ids that new things got. */
export interface LandingSave {
  outcome: Outcome
  ids: ReadonlyMap<string, string>
}

type ItemToSave = LandingChanges['items'][number]

/**
 * Writes what is to change of the home page, one kind after the other, and collects what became of each thing. New ones
 * are sent one by one: what they hold needs their ids. What belongs to a category that could not be made is not sent.
 */
export function useSaveLanding(): (changes: LandingChanges) => Promise<LandingSave> {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  return async (changes) => {
    const succeeded: Outcome['succeeded'][number][] = []
    const failed: Outcome['failed'][number][] = []
    const ids = new Map<string, string>()

    const note = async (things: readonly Named[], call: () => Promise<Outcome>) => {
      if (things.length === 0) return
      try {
        const outcome = await call()
        succeeded.push(...outcome.succeeded)
        const nameOf = (id: string) => things.find((thing) => thing.id === id)?.name
        failed.push(...outcome.failed.map((one) => ({ name: nameOf(one.id) ?? one.id, ...one })))
        const [made] = outcome.succeeded
        const [first] = things
        if (made && first && isNew(first.id)) ids.set(first.id, made.id)
      } catch (error) {
        failed.push(...things.map(({ id, name }) => ({ id, name, reason: errorText(error) })))
      }
    }

    const categoryOf = ({ categoryId }: ItemToSave) => {
      if (categoryId === UNCATEGORIZED) return null
      const id = ids.get(categoryId) ?? categoryId
      return isNew(id) ? undefined : Number(id)
    }

    await note(changes.removedItems, () =>
      dispatch(removeLandingItems.initiate({ items: changes.removedItems.map(itemId) })).unwrap(),
    )
    await note(changes.removedCategories, () =>
      dispatch(
        removeLandingCategories.initiate({
          itemCategories: changes.removedCategories.map(categoryId),
        }),
      ).unwrap(),
    )
    for (const category of changes.categories.filter(({ id }) => isNew(id))) {
      await note([category], () =>
        dispatch(addLandingCategories.initiate({ itemCategories: [category.body] })).unwrap(),
      )
    }
    const changed = changes.categories.filter(({ id }) => !isNew(id))
    await note(changed, () =>
      dispatch(
        changeLandingCategories.initiate({
          itemCategories: changed.map((each) => ({ ...each.body, ...categoryId(each) })),
        }),
      ).unwrap(),
    )
    const items = changes.items.flatMap((item) => {
      const itemCategoryId = categoryOf(item)
      return itemCategoryId === undefined
        ? []
        : [{ ...item, body: { ...item.body, itemCategoryId } }]
    })
    for (const item of items.filter(({ id }) => isNew(id))) {
      const { permission } = item.item
      await note([item], () =>
        permission
          ? dispatch(
              addLandingPermissions.initiate({
                items: [{ ...item.body, id: permission.dn, entityType: permission.type }],
              }),
            ).unwrap()
          : dispatch(
              addLandingLinks.initiate({ items: [{ ...item.body, name: item.name }] }),
            ).unwrap(),
      )
    }
    const moved = items.filter(({ id }) => !isNew(id))
    await note(moved, () =>
      dispatch(
        changeLandingItems.initiate({
          items: moved.map((each) => ({ ...each.body, ...itemId(each) })),
        }),
      ).unwrap(),
    )
    return { outcome: { success: failed.length === 0, succeeded, failed }, ids }
  }
}

const itemId = ({ id }: { id: string }) => ({ itemId: Number(id) })
const categoryId = ({ id }: { id: string }) => ({ itemCategoryId: Number(id) })
