import { useTranslation } from 'react-i18next'
import type { RecordField, RecordFields } from '../record-form/recordField'
import { useRecordForm } from '../record-form/useRecordForm'
import { password } from '../validation/password'
import { firstProblem, problem } from '../validation/problem'
import type { Value } from '../values/attribute'
import { attributeProblem } from './attributeProblem'
import {
  CONTAINER,
  fillableOf,
  isSame,
  PASSWORD,
  PHOTO,
  PHOTO_HIDDEN,
  rawOf,
  toCreation,
  toUpdate,
  valueOf,
  valuesOf,
  type EntitySubmission,
  type EntityValues,
  type FormMode,
  type StoredEntity,
} from './entityValues'
import type { FormAttribute, FormPhoto } from './formAttribute'
import { useValueText } from './useValueText'

export interface EntityFormOptions extends StoredEntity {
  mode: FormMode
  /** Loads the entity before a save, past every cache, to find changes by others. */
  readStored?: () => Promise<StoredEntity>
  /** Whether the form asks for the password of a new person. */
  hasPassword?: boolean
  /** The field for the container of a new entity: its label, and the DN at first. */
  container?: { label: string; initial: string }
  /** For a new record: the attribute that shows the error when the name is taken. */
  namingKey?: string
  /** Name of the draft: `createUser`, `user cn=ann,o=data`. */
  draftName: string
  /** Saves the values. Rejects with the error of the call. */
  onSave: (submission: EntitySubmission) => Promise<unknown>
}

/** The form of an entity that the server describes by attributes. */
export function useEntityForm(options: EntityFormOptions) {
  const { mode, groups, photo, hasPassword = false, container, namingKey } = options
  const { draftName, readStored, onSave } = options
  const attributes = fillableOf(groups, mode)
  const fields = useEntityFields(attributes, photo, hasPassword)
  const place = container && { [CONTAINER]: containerField(container.label) }
  return useRecordForm<EntityValues>({
    fields: { ...place, ...fields },
    stored: {
      ...valuesOf({ groups, photo }, mode),
      ...(container && { [CONTAINER]: valueOf(container.initial) }),
    },
    ...(namingKey !== undefined && { nameField: namingKey }),
    read: readStored && (async () => valuesOf(await readStored(), mode)),
    draftName,
    onSave: ({ changed, all }) => {
      const sent = { attributes, photo, all, changed: changed as EntityValues }
      return onSave({
        attributes: mode === 'create' ? toCreation(sent) : toUpdate(sent),
        ...(hasPassword && { password: rawOf(all[PASSWORD]) }),
        ...(container && { container: rawOf(all[CONTAINER]) }),
      })
    },
  })
}

type EntityField = RecordField<readonly Value[]>

function useEntityFields(
  attributes: readonly FormAttribute[],
  photo: FormPhoto | undefined,
  hasPassword: boolean,
): RecordFields<EntityValues> {
  const { t } = useTranslation('forms')
  const valueText = useValueText()
  const described = attributes.map((attribute): [string, EntityField] => [
    attribute.key,
    {
      label: attribute.label,
      isRequired: attribute.isRequired,
      problemOf: (values) => attributeProblem(attribute, values),
      isSame,
      text: (values) => valueText(attribute, values),
    },
  ])
  return {
    ...Object.fromEntries(described),
    ...(photo && { [PHOTO]: pictureField(photo.label), [PHOTO_HIDDEN]: pictureField(photo.label) }),
    ...(hasPassword && { [PASSWORD]: passwordField(t('password')) }),
  }
}

/** The field of a photo. A conflict of two photos is not asked about: the later one wins. */
function pictureField(label: string): EntityField {
  return {
    label,
    isSame,
    text: () => '',
    parts: { isContested: () => false, merge: ({ mine }) => mine },
    isNotKept: true,
  }
}

function containerField(label: string): EntityField {
  return {
    label,
    isRequired: true,
    problemOf: (values) => (rawOf(values) === '' ? problem('required') : undefined),
    isSame,
    text: (values) => values[0]?.text ?? '',
  }
}

function passwordField(label: string): EntityField {
  return {
    label,
    isRequired: true,
    problemOf: (values) => firstProblem(password, rawOf(values)),
    isSame,
    text: () => '',
    isSecret: true,
  }
}
