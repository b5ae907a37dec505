import { useMemo } from 'react'
import type { ControlProps, OwnControls } from '../../../shared/blocks/entity-form/controls'
import { ManyFields } from '../../../shared/blocks/entity-form/ManyFields'
import { SingleField } from '../../../shared/blocks/entity-form/OneField'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import type { PickerTab } from '../../../shared/blocks/entity-picker/pickerTab'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import type { Value } from '../../../shared/blocks/values/attribute'
import { groupTab } from '../../group/pickerTab'
import { userTab } from '../../user/pickerTab'
import { entityTab } from '../pickerTab'

/** A field for a reference to another entity, which is looked up by its attributes. Without a known kind the DN is typed. */
function ReferenceField(props: ControlProps) {
  const { lookupEntity, isMultivalued } = props.attribute
  if (lookupEntity) return <LookUp {...props} lookupEntity={lookupEntity} />
  return isMultivalued ? <ManyFields {...props} /> : <SingleField {...props} />
}

/** The controls of `EntityForm` for attributes whose values are DNs. */
export const referenceControls: OwnControls = { DN: ReferenceField }

interface LookUpProps extends ControlProps {
  lookupEntity: string
}

function LookUp({ attribute, field, values, onChange, lookupEntity }: LookUpProps) {
  const clientId = useBootstrap().client.id
  const { lookupAttributes } = attribute
  const tab = useMemo(
    () => tabOf(lookupEntity, clientId, lookupAttributes),
    [lookupEntity, clientId, lookupAttributes],
  )
  const items = values.map(({ raw, text }): PickerItem => ({ type: tab.id, id: raw, name: text }))
  return (
    <EntityPicker
      label={field.label}
      isRequired={field.isRequired ?? false}
      error={field.error}
      tabs={[tab]}
      selection={attribute.isMultivalued ? 'multi' : 'single'}
      hasClear
      value={items}
      onChange={(chosen) => onChange(chosen.map(toValue))}
    />
  )
}

function tabOf(lookupEntity: string, clientId: string, keys: readonly string[]): PickerTab {
  const lookupAttributes = keys.length > 0 ? keys : undefined
  if (lookupEntity === 'user') return userTab({ clientId, searched: lookupAttributes })
  if (lookupEntity === 'group') return groupTab({ clientId, lookupAttributes })
  return entityTab({
    lookupEntity,
    lookupAttributes,
    displayAttributes: lookupAttributes,
    clientId,
  })
}

const toValue = ({ id, name }: PickerItem): Value => ({ raw: id, text: name })
