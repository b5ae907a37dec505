import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  attributeFlags,
  attributeTypes,
  type AttributeDefinition,
  type EntityDefinition,
} from '../../../entities/entity-definition/model'
import { Stack } from '../../../shared/blocks/page/Stack'
import { Dialog } from '../../../shared/ui/Dialog'
import { DialogActions } from '../../../shared/ui/DialogActions'
import { Select } from '../../../shared/ui/Select'
import { Switch } from '../../../shared/ui/Switch'
import { TextArea } from '../../../shared/ui/TextArea'
import { TextField } from '../../../shared/ui/TextField'
import { MissingValues } from './MissingValues'
import { DEFINITION_KEY } from './useNewDefinitionFields'

interface AttributeDialogProps {
  /** The attribute to edit; undefined for a new attribute. */
  attribute: AttributeDefinition | undefined
  /** Whether the server stores the attribute: its key, type and look-up cannot be changed then. */
  isStored: boolean
  /** Keys of the other attributes of the kind. */
  taken: readonly string[]
  kinds: readonly EntityDefinition[]
  /** Key of the stored kind; undefined for a new kind, which has no entries yet. */
  kind?: string | undefined
  onTake: (attribute: AttributeDefinition) => void
  onClose: () => void
}

const NEW: AttributeDefinition = {
  key: '',
  label: '',
  dataType: 'String',
  lookup: '',
  choices: '',
  isRequired: false,
  isEditable: true,
  isMultivalued: false,
  isSearchable: true,
  isSortable: false,
}

/** One attribute of a kind. What is entered goes into the form, which saves it. */
export function AttributeDialog(props: AttributeDialogProps) {
  const { attribute, isStored, taken, onTake, onClose } = props
  const { t } = useTranslation('entityDefinitions')
  const [entered, setEntered] = useState(attribute ?? NEW)
  const keyProblem = (key: string) => {
    if (!DEFINITION_KEY.test(key)) return t('keyHint')
    return taken.includes(key) ? t('keyTaken', { key }) : undefined
  }
  const change = (changed: Partial<AttributeDefinition>) => setEntered({ ...entered, ...changed })
  const problem = attribute ? undefined : keyProblem(entered.key)
  const isMissing = entered.label.trim() === '' || (entered.dataType === 'DN' && !entered.lookup)
  return (
    <Dialog
      isOpen
      title={attribute?.label ?? t('attribute.add')}
      onClose={onClose}
      actions={
        <DialogActions
          verb={t('attribute.take')}
          isDisabled={isMissing || problem !== undefined}
          onDo={() => onTake({ ...entered, label: entered.label.trim() })}
          onCancel={onClose}
        />
      }
    >
      <Stack gap="tight">
        <TextField
          label={t('attribute.key')}
          hint={t('keyHint')}
          isRequired
          isReadOnly={attribute !== undefined}
          value={entered.key}
          error={entered.key === '' ? undefined : problem}
          onChange={(key) => change({ key })}
        />
        <TextField
          label={t('attribute.label')}
          isRequired
          value={entered.label}
          onChange={(label) => change({ label })}
        />
        <TypeFields {...props} isStored={isStored} entered={entered} onChange={change} />
        <ValueFields {...props} entered={entered} onChange={change} />
      </Stack>
    </Dialog>
  )
}

type ValueFieldsProps = Pick<AttributeDialogProps, 'attribute' | 'isStored' | 'kind'> & {
  entered: AttributeDefinition
  onChange: (changed: Partial<AttributeDefinition>) => void
}

function ValueFields({ attribute, isStored, kind, entered, onChange }: ValueFieldsProps) {
  const { t } = useTranslation('entityDefinitions')
  const becomesRequired = isStored && !attribute?.isRequired && entered.isRequired
  return (
    <>
      {entered.dataType === 'String' && (
        <TextArea
          label={t('attribute.choices')}
          hint={t('attribute.choicesHint')}
          value={entered.choices}
          onChange={(choices) => onChange({ choices })}
        />
      )}
      {attributeFlags.map((flag) => (
        <Switch
          key={flag}
          label={t(`attribute.${flag}`)}
          isSelected={entered[flag]}
          onChange={(isOn) => onChange({ [flag]: isOn })}
        />
      ))}
      {kind !== undefined && becomesRequired && (
        <MissingValues kind={kind} attribute={entered.key} />
      )}
    </>
  )
}

interface TypeFieldsProps extends Pick<AttributeDialogProps, 'isStored' | 'kinds'> {
  entered: AttributeDefinition
  onChange: (changed: Partial<AttributeDefinition>) => void
}

function TypeFields({ isStored, kinds, entered, onChange }: TypeFieldsProps) {
  const { t } = useTranslation('entityDefinitions')
  const isOther = !attributeTypes.some((type) => type === entered.dataType)
  const types = [
    ...attributeTypes.map((id) => ({ id: id, text: t(`type.${id}`) })),
    ...(isOther ? [{ id: entered.dataType, text: entered.dataType }] : []),
  ]
  return (
    <>
      <Select
        label={t('attribute.type')}
        hint={t('attribute.typeHint')}
        options={types}
        isReadOnly={isStored}
        value={entered.dataType}
        onChange={(dataType) => onChange({ dataType, lookup: '' })}
      />
      {entered.dataType === 'DN' && (
        <Select
          label={t('attribute.lookup')}
          isRequired
          options={kinds.map(({ key, name }) => ({ id: key, text: name }))}
          isReadOnly={isStored}
          value={entered.lookup || undefined}
          onChange={(lookup) => onChange({ lookup })}
        />
      )}
    </>
  )
}
