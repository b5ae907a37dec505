import type { Effect } from '../../../shared/blocks/settings-form/settingField'
import { effectOf, settingsOf, wireKeysOf } from '../settingsGroup'
import { settingsPages } from '../settingsPages'
import { PARTS, toPath } from './pointer'

interface CountsFrom {
  effect: Effect
  /** True where the product does not say when a change takes effect. */
  isAssumed: boolean
}

/** When changes of groups without a settings page take effect. Source: docs/assumptions.md. */
const OTHERS: Readonly<Record<string, CountsFrom>> = {
  cacheLimits: { effect: 'now', isAssumed: false },
  logging: { effect: 'now', isAssumed: false },
  clients: { effect: 'reload', isAssumed: false },
  entities: { effect: 'reload', isAssumed: true },
  localeKit: { effect: 'reload', isAssumed: true },
}

const groups = settingsPages.flatMap((page) => page.groups)

/** When a restored field takes effect; undefined for a group that the console does not know. */
export function settingEffect(pointer: string): CountsFrom | undefined {
  const [key = ''] = toPath(pointer)
  const found = declaredAt(pointer)
  const group = found?.group ?? groupsOf(key)[0]
  if (!group) return OTHERS[key]
  const effect = (found && effectOf(group, found.setting)) ?? group.effect
  return { effect, isAssumed: group.isEffectAssumed }
}

/** The unit of a field with a number. */
export const settingUnit = (pointer: string) => declaredAt(pointer)?.setting.unit

const groupsOf = (key: string) => groups.filter(({ id }) => (PARTS[key] ?? [key]).includes(id))

/** The setting of a settings page that a field belongs to. */
function declaredAt(pointer: string) {
  const [key = '', ...path] = toPath(pointer)
  return groupsOf(key)
    .flatMap((group) => settingsOf(group).map((setting) => ({ group, setting })))
    .find(({ setting }) => wireKeysOf(setting).some((wire) => path.includes(wire)))
}
