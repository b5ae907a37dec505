import type { Value } from '../values/attribute'
import type { FormAttribute, FormGroup, FormPhoto } from './formAttribute'

export type FormMode = 'create' | 'edit'

/** What somebody has entered: the values of `attributes` in the order of the fields. */
export interface EntityValues {
  attributes: Value[][]
  photo: string
  isPhotoHidden: boolean
  password: string
}

/** An attribute as it is sent: only what there is to say. */
export interface SentAttribute {
  key: string
  values: string[]
  action: 'add' | 'update'
  dataType?: string
  isRequired?: boolean
  hidden?: boolean
}

/** What has no field of its own in the lists of attributes. */
interface Before {
  attributes: readonly FormAttribute[]
  photo: FormPhoto | undefined
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

/** The form before anybody enters anything. */
export function initialValues({ attributes, photo }: Before): EntityValues {
  return {
    attributes: attributes.map(initialValue),
    photo: photo?.image ?? '',
    isPhotoHidden: photo?.isHidden ?? false,
    password: '',
  }
}

/** Yes or no has no third state: where one is needed, it is no. */
function initialValue({ dataType, isRequired, values }: FormAttribute): Value[] {
  if (dataType === 'Boolean' && isRequired && values.length === 0) {
    return [{ raw: 'false', text: 'false' }]
  }
  return [...values]
}

/** What of the values would be sent: trimmed, without empty rows. */
export function rawsOf(values: readonly Value[]): string[] {
  return values.map(({ raw }) => raw.trim()).filter((raw) => raw !== '')
}

export function isSame(before: readonly Value[], now: readonly Value[]): boolean {
  const [old, current] = [rawsOf(before), rawsOf(now)]
  return old.length === current.length && old.every((raw, index) => raw === current[index])
}

/** Of all that is entered: what differs from what was there. */
export interface EntityChanges {
  attributes: FormAttribute[]
  photo: boolean
  password: boolean
}

export function changesOf(
  fields: readonly FormAttribute[],
  before: EntityValues,
  now: EntityValues,
): EntityChanges {
  const differs = (index: number) =>
    !isSame(before.attributes[index] ?? [], now.attributes[index] ?? [])
  return {
    attributes: fields.filter((_field, index) => differs(index)),
    photo: now.photo !== before.photo || now.isPhotoHidden !== before.isPhotoHidden,
    password: now.password !== '',
  }
}

/** What react-hook-form calls the values of one attribute. */
export function nameOf(index: number): `attributes.${number}` {
  // eslint-disable-next-line @typescript-eslint/restrict-template-expressions -- the library's type wants the number
  return `attributes.${index}`
}

interface Entered {
  fields: readonly FormAttribute[]
  photo: FormPhoto | undefined
  before: EntityValues
  now: EntityValues
}

/**
 * What is sent to create a thing: only attributes with values.
 *
 * Source: SPEC 3 "User", create-user payload; SPEC 5 "Users".
 */
export function toCreation({ fields, photo, now }: Entered): SentAttribute[] {
  const sent = fields.map(({ key, dataType, isRequired }, index) => ({
    key,
    dataType,
    isRequired,
    values: rawsOf(now.attributes[index] ?? []),
    action: 'add' as const,
  }))
  const picture =
    photo && now.photo !== ''
      ? [{ key: photo.key, values: [now.photo], action: 'add' as const }]
      : []
  return [...sent.filter(({ values }) => values.length > 0), ...picture]
}

/**
 * What is sent to change a thing: only what changed; no values take the old ones away.
 *
 * Source: SPEC 3 "User", update payload; SPEC 5 "Users".
 */
export function toUpdate({ fields, photo, before, now }: Entered): SentAttribute[] {
  const changes = changesOf(fields, before, now)
  const sent = changes.attributes.map((field) => ({
    key: field.key,
    values: rawsOf(now.attributes[fields.indexOf(field)] ?? []),
    action: 'update' as const,
  }))
  return photo && changes.photo ? [...sent, changedPhoto(photo.key, before, now)] : sent
}

/** A photo that is only hidden or shown comes without its picture and stays. */
function changedPhoto(key: string, before: EntityValues, now: EntityValues): SentAttribute {
  const isNew = now.photo !== before.photo
  const values = isNew && now.photo !== '' ? [now.photo] : []
  const saysWhoSees = now.photo !== '' && now.isPhotoHidden !== before.isPhotoHidden
  return { key, values, action: 'update', ...(saysWhoSees && { hidden: now.isPhotoHidden }) }
}
