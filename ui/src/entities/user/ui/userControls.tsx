import { useMemo } from 'react'
import type { ControlProps, OwnControls } from '../../../shared/entity-form/controls'
import { EntityPicker } from '../../../shared/entity-picker/EntityPicker'
import { useBootstrap } from '../../../shared/session/useBootstrap'
import { entityTab } from '../../entity/pickerTab'
import { userTab } from '../pickerTab'

/** People, or things of another kind, to which an attribute points. */
function LookUp({ attribute, field, values, onChange }: ControlProps) {
  const clientId = useBootstrap().client.id
  const { lookupEntity = 'user', isMultivalued } = attribute
  const isPerson = lookupEntity === 'user'
  const tabs = useMemo(
    () => [isPerson ? userTab({ clientId }) : entityTab({ lookupEntity, clientId })] as const,
    [isPerson, lookupEntity, clientId],
  )
  const type = tabs[0].id
  return (
    <EntityPicker
      label={field.label}
      error={field.error}
      isRequired={field.isRequired ?? false}
      tabs={tabs}
      selection={isMultivalued ? 'multi' : 'single'}
      hasClear
      value={values.map(({ raw, text }) => ({ type, id: raw, name: text }))}
      onChange={(items) => onChange(items.map(({ id, name }) => ({ raw: id, text: name })))}
    />
  )
}

/** How attributes of people are entered that are more than a text. */
export const userControls: OwnControls = { DN: LookUp }
