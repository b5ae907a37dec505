import type { CustomTypeOptions } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { DiffValue } from '../../../shared/blocks/diff/diffRow'
import type { SectionId } from '../settingsGroup'
import type { PageId } from '../settingsPages'
import { useSettingWords } from '../useSettingWords'
import { PARTS, toPath } from './pointer'
import { settingUnit } from './settingEffect'

type GroupName = keyof CustomTypeOptions['resources']['configuration']['snapshot']['group']

/** The settings page of a group of a snapshot; the title of the page names the group. */
const PAGES: Readonly<Record<string, PageId>> = {
  roleResource: 'roleresource',
  delegation: 'delegation',
  caches: 'caching',
  logging: 'logging',
  auditing: 'auditing',
  engine: 'workflowengine',
  ig: 'igConfiguration',
  cprs: 'cprs',
  emailApproval: 'emailapproval',
}
/** The section of each group that shares its settings page with others. */
const SECTIONS: Readonly<Record<string, readonly [PageId, SectionId]>> = {
  proxy: ['proxy', 'proxy'],
  cleanup: ['proxy', 'services'],
  displayGeneral: ['provisioning', 'general'],
  displayTask: ['provisioning', 'tasks'],
  displayRequest: ['provisioning', 'requests'],
}
/** The most characters that are shown of a text, which may hold an image. */
const LONGEST = 200

type LabelKey = 'setting.delegation.allRequests'

/** The labels of the groups and fields of a snapshot, and their values as text. */
export function useFieldWords() {
  const { t, i18n } = useTranslation('configuration')
  const { textOf } = useSettingWords()
  const labelOf = (group: string, key: string): string | undefined => {
    const parts = PARTS[group] ?? [group]
    const found = parts.find((part) => i18n.exists(`configuration:setting.${part}.${key}`))
    return found === undefined ? undefined : t(`setting.${found}.${key}` as LabelKey)
  }
  return {
    group: (key: string): string => {
      const [page = PAGES[key], section] = SECTIONS[key] ?? []
      if (page === undefined) return t(`snapshot.group.${key as GroupName}`)
      const title = t(`page.${page}.title`)
      return section === undefined ? title : `${title} · ${t(`section.${section}`)}`
    },
    /**
     * The label from the settings page and the rest of the path, such as a language; the whole path where no label is
     * known.
     */
    field: (pointer: string): string => {
      const [group = '', ...path] = toPath(pointer)
      const at = path.findIndex((key) => labelOf(group, key) !== undefined)
      const label = at < 0 ? undefined : labelOf(group, path[at] ?? '')
      return [...(label === undefined ? path : [label, ...path.slice(at + 1)])].join(' · ')
    },
    value: (value: unknown, pointer: string): DiffValue => {
      if (typeof value === 'boolean') return value ? t('on') : t('off')
      if (Array.isArray(value)) return value.map(toText)
      if (value === null || value === undefined) return undefined
      const unit = settingUnit(pointer)
      const text = toText(value)
      return unit && /^\d+$/.test(text) ? `${textOf(text)} ${t(`unit.${unit}`)}` : text
    },
  }
}

/** The DN of a trustee or an approver. */
function dnOf(value: unknown): string | undefined {
  const { dn, id } = Object(value) as { dn?: unknown; id?: unknown }
  return [dn, id].find((each) => typeof each === 'string')
}

function toText(value: unknown): string {
  const text = typeof value === 'string' ? value : (dnOf(value) ?? JSON.stringify(value))
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
