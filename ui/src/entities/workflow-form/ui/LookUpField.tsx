import { useMemo, useState } from 'react'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { FieldGroup } from '../../../shared/ui/FieldGroup'
import type {
  FieldControlProps,
  ShownNames,
} from '../../../shared/blocks/workflow-form/fieldControlProps'
import type { FieldSource } from '../../../shared/blocks/workflow-form/fieldSource'
import type { FormValue } from '../../../shared/blocks/workflow-form/formNode'
import { lookUpTab } from '../lookUpTab'
import { useLookUpNames } from '../useLookUpNames'
import { LookUpNames } from './LookUpNames'

interface LookUpProps extends FieldControlProps {
  source: FieldSource
}

/** A form field that looks up one or several records of the identity applications. */
export function LookUpField(props: FieldControlProps) {
  const { node, field, value } = props
  const { source } = node
  if (!source) return null
  if (!field.isReadOnly) return <Picker {...props} source={source} />
  return (
    <FieldGroup {...field}>
      <LookUpNames source={source} ids={idsOf(value)} />
    </FieldGroup>
  )
}

function Picker({ node, field, value, onChange, source }: LookUpProps) {
  const tab = useTab(source)
  const { items, keep } = useItems(source, tab.id, value)
  const choose = (chosen: readonly PickerItem[]) => {
    keep(chosen)
    const ids = chosen.map(({ id }) => id)
    onChange(node.isMultiple ? ids : (ids[0] ?? ''), namesOf(chosen))
  }
  return (
    <EntityPicker
      label={field.label}
      hint={field.hint}
      error={field.error}
      isRequired={field.isRequired ?? false}
      tabs={[tab]}
      selection={node.isMultiple ? 'multi' : 'single'}
      value={items}
      onChange={choose}
    />
  )
}

function namesOf(items: readonly PickerItem[]): ShownNames {
  return Object.fromEntries(items.map(({ id, name }) => [id, name]))
}

/** The tab for a source. It stays the same object for an equal source, as the rows of a grid are parsed again and again. */
function useTab(source: FieldSource) {
  const { client, user } = useBootstrap()
  const key = JSON.stringify(source)
  return useMemo(
    () => lookUpTab(JSON.parse(key) as FieldSource, { clientId: client.id, ownDn: user.dn }),
    [key, client.id, user.dn],
  )
}

/** The chosen items: as the picker offered them, else with a name that is loaded. */
function useItems(source: FieldSource, type: PickerItem['type'], value: FormValue) {
  const [offered, setOffered] = useState<readonly PickerItem[]>([])
  const ids = idsOf(value)
  const isOffered = (id: string) => offered.some((each) => each.id === id)
  const nameOf = useLookUpNames(
    source,
    ids.filter((id) => !isOffered(id)),
  )
  const items = ids.map(
    (id) => offered.find((each) => each.id === id) ?? { type, id, name: nameOf(id) },
  )
  return { items, keep: setOffered }
}

function idsOf(value: FormValue): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value]
  return all.filter((each) => typeof each === 'string' && each !== '') as string[]
}
