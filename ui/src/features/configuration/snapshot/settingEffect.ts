import type { Effect } from '../../../shared/blocks/settings-form/settingField'
import { settingsOf, wireKeysOf } from '../settingsGroup'
import { settingsPages } from '../settingsPages'
import { PARTS, toPath } from './pointer'

interface CountsFrom {
  effect: Effect
  /** The product does not say so. */
  isAssumed: boolean
}

/** Groups without a settings page of their own. Source: docs/assumptions.md. */
const OTHERS: Readonly<Record<string, CountsFrom>> = {
  cacheLimits: { effect: 'now', isAssumed: false },
  logging: { effect: 'now', isAssumed: false },
  clients: { effect: 'reload', isAssumed: false },
  entities: { effect: 'reload', isAssumed: true },
  localeKit: { effect: 'reload', isAssumed: true },
}

const groups = settingsPages.flatMap((page) => page.groups)

/** When a restored field of a snapshot counts; undefined for a group that the console does not know. */
export function settingEffect(pointer: string): CountsFrom | undefined {
  const [key = ''] = toPath(pointer)
  const found = declaredAt(pointer)
  const group = found?.group ?? groupsOf(key)[0]
  if (!group) return OTHERS[key]
  return { effect: found?.setting.effect ?? group.effect, isAssumed: group.isEffectAssumed }
}

/** What the number of a field counts. */
export const settingUnit = (pointer: string) => declaredAt(pointer)?.setting.unit

const groupsOf = (key: string) => groups.filter(({ id }) => (PARTS[key] ?? [key]).includes(id))

/** The setting of a page that a field is part of. */
function declaredAt(pointer: string) {
  const [key = '', ...path] = toPath(pointer)
  return groupsOf(key)
    .flatMap((group) => settingsOf(group).map((setting) => ({ group, setting })))
    .find(({ setting }) => wireKeysOf(setting).some((wire) => path.includes(wire)))
}
