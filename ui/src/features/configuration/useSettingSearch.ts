import { useTranslation } from 'react-i18next'
import { useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { toSettings } from './routes'
import { idOf, settingsOf, type DeclaredSetting, type SettingsGroup } from './settingsGroup'
import { settingsPages, type PageId } from './settingsPages'
import { useSettingWords } from './useSettingWords'

interface FoundSetting {
  page: PageId
  /** The found setting; undefined when the page itself was found. */
  setting?: { id: string; group: SettingsGroup; declared: DeclaredSetting }
  label: string
}

/** Finds pages and settings. Each word of the search is in the label, the hint or the server's name of the setting. */
export function useSettingSearch(search: string): readonly FoundSetting[] {
  const { t } = useTranslation('configuration')
  const words = useSettingWords()
  const isOpen = useIsOpenPath()
  const wanted = search.trim().toLocaleLowerCase().split(/\s+/)
  const has = (...texts: (string | undefined)[]) => {
    const text = texts.join(' ').toLocaleLowerCase()
    return wanted.every((word) => text.includes(word))
  }
  return settingsPages
    .filter(({ id }) => isOpen(toSettings(id)))
    .flatMap(({ id: page, groups }) => {
      const title = t(`page.${page}.title`)
      const settings = groups.flatMap((group) =>
        settingsOf(group)
          .filter(({ key }) => has(words.label(group, key), words.hint(group, key), key))
          .map((declared) => ({
            page,
            setting: { id: idOf(group, declared.key), group, declared },
            label: words.label(group, declared.key),
          })),
      )
      return has(title, t(`page.${page}.about`)) ? [{ page, label: title }, ...settings] : settings
    })
}
