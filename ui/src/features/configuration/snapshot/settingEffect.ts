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
  const [key = '', ...path] = toPath(pointer)
  const own = groups.filter(({ id }) => (PARTS[key] ?? [key]).includes(id))
  const found = own
    .flatMap((group) => settingsOf(group).map((setting) => ({ group, setting })))
    .find(({ setting }) => wireKeysOf(setting).some((wire) => path.includes(wire)))
  const group = found?.group ?? own[0]
  if (!group) return OTHERS[key]
  return { effect: found?.setting.effect ?? group.effect, isAssumed: group.isEffectAssumed }
}
