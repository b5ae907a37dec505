import { isContested, merged, type Sides as ValueSides } from '../concurrent-edit/threeWay'
import type { Value } from '../values/attribute'
import { fillableOf, initialValues, isSame, type EntityValues, type FormMode } from './entityValues'
import type { FormAttribute, FormGroup, FormPhoto } from './formAttribute'

/** The fields of a thing and their values, as the server had them at one time. */
export interface Stored {
  fields: readonly FormAttribute[]
  values: EntityValues
  /** Differs when the rest does. */
  content: string
}

/** An attribute that is changed here and was changed by somebody else. */
export interface EntityConflict extends ValueSides<readonly Value[]> {
  field: FormAttribute
}

interface Sides {
  /** When the edit began. */
  before: Stored
  entered: EntityValues
  /** What the server has now. */
  current: Stored
}

export function storedOf(
  { groups, photo }: { groups: readonly FormGroup[]; photo?: FormPhoto | undefined },
  mode: FormMode,
): Stored {
  const fields = fillableOf(groups, mode)
  const values = initialValues({ attributes: fields, photo })
  return { fields, values, content: JSON.stringify([fields, values]) }
}

/** What both changed, and not to the same. */
export function conflictsOf({ before, entered, current }: Sides): EntityConflict[] {
  return before.fields.flatMap((field, index) => {
    const was = before.values.attributes[index] ?? []
    const mine = entered.attributes[index] ?? []
    const sides = { was, mine, theirs: valuesOf(current, field.key) }
    return isContested(sides, isSame) ? [{ field, ...sides }] : []
  })
}

/** What is entered on top of what is stored now, with their values where both changed one. */
export function withTheirs({ before, entered, current }: Sides): EntityValues {
  const attributes = current.fields.map((field, index) => {
    const theirs = current.values.attributes[index] ?? []
    const at = before.fields.findIndex(({ key }) => key === field.key)
    const was = before.values.attributes[at] ?? []
    const mine = entered.attributes[at] ?? was
    return merged({ was, mine, theirs }, 'theirs', isSame)
  })
  return { ...entered, attributes }
}

function valuesOf({ fields, values }: Stored, key: string): readonly Value[] {
  return values.attributes[fields.findIndex((field) => field.key === key)] ?? []
}
