import { useKeepSettingsMutation } from '../../entities/configuration/api'
import { PartlySaved } from '../../shared/blocks/record-form/useRecordForm'
import { useTellNotKept } from '../../shared/blocks/record-form/useTellNotKept'
import type { Settings } from '../../shared/blocks/settings-form/settingField'
import { idOf, notKept, settingsOf, toBody, type SettingsGroup } from './settingsGroup'
import { useSettingWords } from './useSettingWords'

/**
 * Saves each changed group of settings in a call of its own, and names the settings that the server accepted but did
 * not store.
 *
 * Source: docs/assumptions.md A-504.
 */
export function useKeepSettings(groups: readonly SettingsGroup[]) {
  const tellNotKept = useTellNotKept()
  const words = useSettingWords()
  const [keepSettings] = useKeepSettingsMutation()

  const keepOne = async (group: SettingsGroup, settings: Settings) => {
    const body = toBody(group, settings)
    const reply = await keepSettings({ call: group.call, body }).unwrap()
    tellNotKept(notKept(group, body, reply).map(({ key }) => words.label(group, key)))
  }

  return async (settings: Settings, changed: readonly string[]) => {
    const touched = groups.filter((group) => keysOf(group).some((key) => changed.includes(key)))
    const ends = await Promise.allSettled(touched.map((group) => keepOne(group, settings)))
    const failed = ends.find((end) => end.status === 'rejected')
    if (!failed) return
    const saved = touched.filter((_group, at) => ends[at]?.status === 'fulfilled')
    throw new PartlySaved(saved.flatMap(keysOf), failed.reason)
  }
}

const keysOf = (group: SettingsGroup) => settingsOf(group).map(({ key }) => idOf(group, key))
