import { Pencil } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useReadSettingsQuery } from '../../entities/configuration/api'
import { Badge } from '../../shared/ui/Badge'
import {
  changedSettings,
  settingsOf,
  type DeclaredSetting,
  type SettingsGroup,
} from './settingsGroup'
import { pageOf, type PageId } from './settingsPages'
import { UnknownBadge } from './UnknownBadge'
import { useSettingWords } from './useSettingWords'

/** How many settings of a page have another value than their default. Source: docs/assumptions.md A-641. */
export function ChangedCount({ page }: { page: PageId }) {
  const { t } = useTranslation('configuration')
  const { changed, isUnknown } = useChanged(pageOf(page).groups.filter(hasDefaults))
  if (isUnknown) return <UnknownBadge>{t('changed.failed')}</UnknownBadge>
  const number = changed.length
  return number > 0 && <Changed>{t('changed.count', { number })}</Changed>
}

interface ChangedMarkProps {
  group: SettingsGroup
  declared: DeclaredSetting
}

/** Names the default of a setting whose value differs from it. */
export function ChangedMark({ group, declared: { key, byDefault } }: ChangedMarkProps) {
  const { t } = useTranslation('configuration')
  const { textOf } = useSettingWords()
  const { changed, isUnknown } = useChanged(byDefault === undefined ? [] : [group])
  if (isUnknown) return <UnknownBadge>{t('changed.failed')}</UnknownBadge>
  const isChanged = changed.some((setting) => setting.key === key)
  return isChanged && <Changed>{t('changed.from', { value: textOf(String(byDefault)) })}</Changed>
}

const hasDefaults = (group: SettingsGroup) =>
  settingsOf(group).some(({ byDefault }) => byDefault !== undefined)

function useChanged(groups: readonly SettingsGroup[]) {
  const urls = [...new Set(groups.map(({ call }) => call.read))]
  const { data, error } = useReadSettingsQuery(urls, { skip: urls.length === 0 })
  return {
    changed: groups.flatMap((group) => changedSettings(group, data?.[group.call.read] ?? {})),
    isUnknown: error !== undefined,
  }
}

function Changed({ children }: { children: string }) {
  return (
    <Badge kind="info" icon={Pencil}>
      {children}
    </Badge>
  )
}
