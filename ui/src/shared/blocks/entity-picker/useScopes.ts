import { useEffect, useEffectEvent, useRef } from 'react'
import type { PickerItem } from './pickerItem'
import type { PickerTab } from './pickerTab'

/**
 * Removes items that were chosen in a tab whose scope has changed. Source: SPEC 4 "Picker dropdown" (level, team,
 * entitlement).
 */
export function useScopes(
  tabs: readonly PickerTab[],
  items: readonly PickerItem[],
  onChange: (items: readonly PickerItem[]) => void,
) {
  const scopes = tabs.map(({ id, scope }) => ({ id, scope }))
  const known = useRef(scopes)
  const compare = useEffectEvent(() => {
    const before = new Map(known.current.map(({ id, scope }) => [id, scope]))
    known.current = scopes
    const changed = scopes.filter(({ id, scope }) => before.has(id) && before.get(id) !== scope)
    const left = items.filter(({ type }) => !changed.some(({ id }) => id === type))
    if (left.length < items.length) onChange(left)
  })
  const all = JSON.stringify(scopes)
  useEffect(() => compare(), [all])
}
