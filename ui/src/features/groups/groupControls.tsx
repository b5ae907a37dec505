import { useMemo } from 'react'
import { containerTab } from '../../entities/container/pickerTab'
import { userTab } from '../../entities/user/pickerTab'
import type { ControlProps, OwnControls } from '../../shared/blocks/entity-form/controls'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem, PickerTabId } from '../../shared/blocks/entity-picker/pickerItem'
import type { PickerTab } from '../../shared/blocks/entity-picker/pickerTab'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { TextArea } from '../../shared/ui/TextArea'
import type { Value } from '../../shared/blocks/values/attribute'
import { CONTAINER, MEMBERS, TEXT } from './useGroupFields'

/** The controls of a group's form. */
export const groupControls: OwnControls = {
  [TEXT]: TextControl,
  [CONTAINER]: ContainerControl,
  [MEMBERS]: MembersControl,
}

function TextControl({ field, values, onChange, onBlur }: ControlProps) {
  return (
    <TextArea
      {...field}
      value={values[0]?.raw ?? ''}
      onChange={(text) => onChange([{ raw: text, text }])}
      onBlur={onBlur}
    />
  )
}

function ContainerControl(props: ControlProps) {
  const ownDn = useBootstrap().user.dn
  const tabs = useMemo((): [PickerTab] => [containerTab({ containerType: 'user', ownDn })], [ownDn])
  return <PickerControl {...props} tabs={tabs} selection="single" />
}

function MembersControl(props: ControlProps) {
  const clientId = useBootstrap().client.id
  const tabs = useMemo((): [PickerTab] => [userTab({ clientId })], [clientId])
  return <PickerControl {...props} tabs={tabs} selection="multi" />
}

interface PickerControlProps extends ControlProps {
  tabs: [PickerTab]
  selection: 'single' | 'multi'
}

function PickerControl({ field, values, onChange, tabs, selection }: PickerControlProps) {
  return (
    <EntityPicker
      label={field.label}
      isRequired={field.isRequired ?? false}
      error={field.error}
      tabs={tabs}
      selection={selection}
      value={values.map((value) => toItem(tabs[0].id, value))}
      onChange={(items) => onChange(items.map(({ id, name }) => ({ raw: id, text: name })))}
    />
  )
}

function toItem(type: PickerTabId, { raw, text }: Value): PickerItem {
  return { type, id: raw, name: text }
}
