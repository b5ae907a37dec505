import type { CustomTypeOptions } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { DiffValue } from '../../../shared/blocks/diff/diffRow'
import type { PageId } from '../settingsPages'
import { PARTS, toPath } from './pointer'
import { settingUnit } from './settingEffect'

type GroupName = keyof CustomTypeOptions['resources']['configuration']['snapshot']['group']

/** The settings page of each group of a snapshot; the title of the page names the group. */
const PAGES: Readonly<Record<string, PageId>> = {
  roleResource: 'roleresource',
  delegation: 'delegation',
  proxy: 'proxy',
  cleanup: 'proxy',
  caches: 'caching',
  logging: 'logging',
  auditing: 'auditing',
  engine: 'workflowengine',
  ig: 'igConfiguration',
  cprs: 'cprs',
  emailApproval: 'emailapproval',
  displayGeneral: 'provisioning',
  displayTask: 'provisioning',
  displayRequest: 'provisioning',
}
/** The most characters that are shown of a text, which may hold an image. */
const LONGEST = 200

type LabelKey = 'setting.delegation.allRequests'

/** The labels of the groups and fields of a snapshot, and their values as text. */
export function useFieldWords() {
  const { t, i18n } = useTranslation('configuration')
  const labelOf = (group: string, key: string): string | undefined => {
    const parts = PARTS[group] ?? [group]
    const found = parts.find((part) => i18n.exists(`configuration:setting.${part}.${key}`))
    return found === undefined ? undefined : t(`setting.${found}.${key}` as LabelKey)
  }
  return {
    group: (key: string): string => {
      const page = PAGES[key]
      return page === undefined ? t(`snapshot.group.${key as GroupName}`) : t(`page.${page}.title`)
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
      return unit === undefined ? toText(value) : `${toText(value)} ${t(`unit.${unit}`)}`
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
