import { useTranslation } from 'react-i18next'
import {
  useListApprovalDefinitionsQuery,
  useListEmailTemplatesQuery,
} from '../../entities/configuration/api'
import type { SettingsNode } from '../../entities/configuration/codec'
import { groupTab } from '../../entities/group/pickerTab'
import { roleTab } from '../../entities/role/pickerTab'
import { userTab } from '../../entities/user/pickerTab'
import { cnOf } from '../../shared/blocks/values/dn'
import type { SettingField, SettingSection } from '../../shared/blocks/settings-form/settingField'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import type { Option } from '../../shared/ui/options'
import {
  effectOf,
  idOf,
  settingsOf,
  type DeclaredSetting,
  type SettingsGroup,
} from './settingsGroup'
import { useSettingWords } from './useSettingWords'

type Nodes = Readonly<Record<string, SettingsNode>>

/** The sections of declared groups in the words of the language, with the choices that other calls give. */
export function useSettingSections(groups: readonly SettingsGroup[], nodes: Nodes) {
  const { t } = useTranslation('configuration')
  const words = useSettingWords()
  const choicesOf = useChoices(groups)
  const tabs = useApproverTabs()
  const fieldOf = (group: SettingsGroup, setting: DeclaredSetting): SettingField => {
    const { key, kind, unit, asks, choices, parts = [], byDefault, ...shape } = setting
    const node = nodes[group.call.read] ?? {}
    return {
      ...shape,
      effect: effectOf(group, setting),
      kind,
      key: idOf(group, key),
      wireName: key,
      label: words.label(group, key),
      hint: kind === 'secret' ? t('keptSecret') : words.hint(group, key),
      unit: unit && t(`unit.${unit}`),
      options: choices
        ? choices.map((id) => ({ id, text: t(`choice.${id}`) }))
        : choicesOf(setting, node),
      tabs,
      texts: parts.map((part) => ({ key: part, label: words.label(group, part) })),
      ...(byDefault !== undefined && {
        defaults: [{ text: words.textOf(String(byDefault)), value: byDefault }],
      }),
      ...(asks && {
        consequence: (value) => (value === asks.at ? t(`consequence.${asks.text}`) : undefined),
      }),
    } as SettingField
  }
  return groups.flatMap((group) =>
    group.sections.map(({ id, settings, layers }): SettingSection => ({
      id: `${group.id} ${id}`,
      title: t(`section.${id}`),
      isEffectAssumed: group.isEffectAssumed,
      fields: settings.map((setting) => fieldOf(group, setting)),
      ...(layers && {
        layers: layers.map(({ all, local, inForce }) => ({
          key: all,
          label: words.label(group, all),
          hint: words.hint(group, all),
          all: idOf(group, all),
          local: local && idOf(group, local),
          inForce: words.textOf(nodes[group.call.read]?.[inForce]),
        })),
      }),
    })),
  )
}

/** The choices of a setting. What is stored stays one, though it is gone. */
function useChoices(groups: readonly SettingsGroup[]) {
  const { t } = useTranslation('configuration')
  const sources = new Set(groups.flatMap(settingsOf).map(({ source }) => source))
  const skip = (source: DeclaredSetting['source']) => ({ skip: !sources.has(source) })
  const known = {
    templates: useListEmailTemplatesQuery(undefined, skip('templates')).data,
    'Role Approval': useListApprovalDefinitionsQuery('Role Approval', skip('Role Approval')).data,
    'Sod Approval': useListApprovalDefinitionsQuery('Sod Approval', skip('Sod Approval')).data,
  }
  return ({ source, key }: DeclaredSetting, node: SettingsNode): readonly Option[] => {
    if (source === undefined) return []
    if (source === 'columns') return columnsOf(node)
    const options = known[source]
    const stored = node[key]
    if (typeof stored !== 'string' || stored === '') return options ?? []
    if (options?.some(({ id }) => id === stored)) return options
    const name = cnOf(stored)
    const own = { id: stored, text: options ? t('gone', { name }) : name }
    return [own, ...(options ?? [])]
  }
}

function columnsOf({ allColumns = [] }: SettingsNode): readonly Option[] {
  return (allColumns as readonly { key: string; value?: string }[]).map(({ key, value = key }) => ({
    id: key,
    text: value,
  }))
}

function useApproverTabs() {
  const { id: clientId } = useBootstrap().client
  return [userTab({ clientId }), groupTab({ clientId }), roleTab()] as const
}
