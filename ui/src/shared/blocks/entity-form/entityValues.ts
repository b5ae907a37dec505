import type { Value } from '../values/attribute'
import type { FormAttribute, FormGroup, FormPhoto } from './formAttribute'

export type FormMode = 'create' | 'edit'

/** The entered values by key of the attribute; photo, password and container have the keys below. */
export type EntityValues = Readonly<Record<string, readonly Value[]>>

/** Keys for values that are no attributes. They contain spaces, which a key of the directory cannot. */
export const PHOTO = 'the photo'
export const PHOTO_HIDDEN = 'hides the photo'
export const PASSWORD = 'the password'
export const CONTAINER = 'the container'

/** An attribute in the body of a save. */
export interface SentAttribute {
  key: string
  values: string[]
  action: 'add' | 'update'
  dataType?: string
  isRequired?: boolean
  hidden?: boolean
}

/** The values that a form passes on to be saved. */
export interface EntitySubmission {
  attributes: SentAttribute[]
  /** The password, if the form asks for one. */
  password?: string
  /** DN of the container, if the form asks for one. */
  container?: string
}

/** The stored values of an entity. */
export interface StoredEntity {
  groups: readonly FormGroup[]
  photo?: FormPhoto | undefined
}

const NAMING_KEY = 'cn'

/**
 * The attributes with a field; for a stored entity, only those that may be changed, without its name.
 *
 * Source: SPEC 5 "Users".
 */
export function fillableOf(groups: readonly FormGroup[], mode: FormMode): FormAttribute[] {
  return groups.flatMap(({ attributes }) => attributes.filter((each) => isFillable(each, mode)))
}

export function isFillable({ key, isEditable }: FormAttribute, mode: FormMode): boolean {
  return isEditable && (mode === 'create' || key.toLowerCase() !== NAMING_KEY)
}

/** The values of a form before anybody enters anything. */
export function valuesOf({ groups, photo }: StoredEntity, mode: FormMode): EntityValues {
  const attributes = fillableOf(groups, mode).map((each) => [each.key, initialValue(each)] as const)
  return {
    ...Object.fromEntries(attributes),
    [PHOTO]: valueOf(photo?.image ?? ''),
    [PHOTO_HIDDEN]: valueOf(String(photo?.isHidden ?? false)),
    [PASSWORD]: [],
  }
}

/** The first value of an attribute. A required flag without a value is false, as a check box has no third state. */
function initialValue({ dataType, isRequired, values }: FormAttribute): readonly Value[] {
  if (dataType === 'Boolean' && isRequired && values.length === 0) return valueOf('false')
  return values
}

/** A text as the only value; none for an empty text. */
export function valueOf(raw: string): Value[] {
  return raw === '' ? [] : [{ raw, text: raw }]
}

/** The text of the first value, `''` without one. */
export function rawOf(values: readonly Value[] | undefined): string {
  return values?.[0]?.raw ?? ''
}

/** The values as they are sent: trimmed, without empty rows. */
export function rawsOf(values: readonly Value[] = []): string[] {
  return values.map(({ raw }) => raw.trim()).filter((raw) => raw !== '')
}

export function isSame(before: readonly Value[], now: readonly Value[]): boolean {
  const [old, current] = [rawsOf(before), rawsOf(now)]
  return old.length === current.length && old.every((raw, index) => raw === current[index])
}

interface Entered {
  attributes: readonly FormAttribute[]
  photo: FormPhoto | undefined
  all: EntityValues
}

/**
 * The attributes of a new entity: those with values.
 *
 * Source: SPEC 3 "User", create-user payload; SPEC 5 "Users".
 */
export function toCreation({ attributes, photo, all }: Entered): SentAttribute[] {
  const sent = attributes.map(({ key, dataType, isRequired }) => ({
    key,
    dataType,
    isRequired,
    values: rawsOf(all[key]),
    action: 'add' as const,
  }))
  const image = rawsOf(all[PHOTO])
  const picture =
    photo && image.length > 0 ? [{ key: photo.key, values: image, action: 'add' as const }] : []
  return [...sent.filter(({ values }) => values.length > 0), ...picture]
}

/**
 * The changed attributes of a stored entity; an empty list of values removes the old ones.
 *
 * Source: SPEC 3 "User", update payload; SPEC 5 "Users".
 */
export function toUpdate(entered: Entered & { changed: EntityValues }): SentAttribute[] {
  const { attributes, photo, changed } = entered
  const sent = attributes.flatMap(({ key }) =>
    key in changed ? [{ key, values: rawsOf(changed[key]), action: 'update' as const }] : [],
  )
  const isPhotoChanged = PHOTO in changed || PHOTO_HIDDEN in changed
  return photo && isPhotoChanged ? [...sent, changedPhoto(photo.key, entered)] : sent
}

/** The changed photo. If only its visibility changed, the image is not sent and stays. */
function changedPhoto(
  key: string,
  { all, changed }: { all: EntityValues; changed: EntityValues },
): SentAttribute {
  const saysWhoSees = rawOf(all[PHOTO]) !== '' && PHOTO_HIDDEN in changed
  const hidden = rawOf(all[PHOTO_HIDDEN]) === 'true'
  return { key, values: rawsOf(changed[PHOTO]), action: 'update', ...(saysWhoSees && { hidden }) }
}
