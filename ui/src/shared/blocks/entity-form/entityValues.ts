import type { Value } from '../values/attribute'
import type { FormAttribute, FormGroup, FormPhoto } from './formAttribute'

export type FormMode = 'create' | 'edit'

/** What somebody has entered, by the key of the attribute; what is no attribute has a key of its own, see below. */
export type EntityValues = Readonly<Record<string, readonly Value[]>>

/** Keys that no attribute has: the directory allows no space in them. */
export const PHOTO = 'the photo'
export const PHOTO_HIDDEN = 'hides the photo'
export const PASSWORD = 'the password'
export const CONTAINER = 'the container'

/** An attribute as it is sent: only what there is to say. */
export interface SentAttribute {
  key: string
  values: string[]
  action: 'add' | 'update'
  dataType?: string
  isRequired?: boolean
  hidden?: boolean
}

/** What a form hands over to be saved. */
export interface EntitySubmission {
  attributes: SentAttribute[]
  /** There where the form asks for one. */
  password?: string
  /** DN; there where the form asks for one. */
  container?: string
}

/** The stored values of an entity. */
export interface StoredEntity {
  groups: readonly FormGroup[]
  photo?: FormPhoto | undefined
}

const NAMING_KEY = 'cn'

/**
 * The attributes that get a field: of a thing that is there, those that may be changed, and never its name.
 *
 * Source: SPEC 5 "Users".
 */
export function fillableOf(groups: readonly FormGroup[], mode: FormMode): FormAttribute[] {
  return groups.flatMap(({ attributes }) => attributes.filter((each) => isFillable(each, mode)))
}

export function isFillable({ key, isEditable }: FormAttribute, mode: FormMode): boolean {
  return isEditable && (mode === 'create' || key.toLowerCase() !== NAMING_KEY)
}

/** What a thing has, before anybody enters anything. */
export function valuesOf({ groups, photo }: StoredEntity, mode: FormMode): EntityValues {
  const attributes = fillableOf(groups, mode).map((each) => [each.key, initialValue(each)] as const)
  return {
    ...Object.fromEntries(attributes),
    [PHOTO]: valueOf(photo?.image ?? ''),
    [PHOTO_HIDDEN]: valueOf(String(photo?.isHidden ?? false)),
    [PASSWORD]: [],
  }
}

/** Yes or no has no third state: where one is needed, it is no. */
function initialValue({ dataType, isRequired, values }: FormAttribute): readonly Value[] {
  if (dataType === 'Boolean' && isRequired && values.length === 0) return valueOf('false')
  return values
}

/** A text as the only value; an empty one is none. */
export function valueOf(raw: string): Value[] {
  return raw === '' ? [] : [{ raw, text: raw }]
}

/** The first value, `''` without one. */
export function rawOf(values: readonly Value[] | undefined): string {
  return values?.[0]?.raw ?? ''
}

/** What of the values would be sent: trimmed, without empty rows. */
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
 * What is sent to create a thing: only attributes with values.
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
 * What is sent to change a thing: only what changed; no values take the old ones away.
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

/** A photo that is only hidden or shown comes without its picture and stays. */
function changedPhoto(
  key: string,
  { all, changed }: { all: EntityValues; changed: EntityValues },
): SentAttribute {
  const saysWhoSees = rawOf(all[PHOTO]) !== '' && PHOTO_HIDDEN in changed
  const hidden = rawOf(all[PHOTO_HIDDEN]) === 'true'
  return { key, values: rawsOf(changed[PHOTO]), action: 'update', ...(saysWhoSees && { hidden }) }
}
