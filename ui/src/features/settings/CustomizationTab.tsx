import { useTranslation } from 'react-i18next'
import { useListUserAttributesQuery } from '../../entities/client/api'
import type { Client } from '../../entities/client/model'
import { attributes, choices, value } from '../../entities/client/settingCodec'
import type { Option } from '../../shared/ui/options'
import type { ClientSettingSection } from './sectionValues'
import { SectionSettings } from './SectionSettings'

const TYPES = ['ROLE', 'RESOURCE', 'PRD'] as const
const LONGEST_MESSAGE_S = 3600
const MOST_PEOPLE = 10_000
const LONGEST_DELAY_MS = 10_000
const EFFECT = { effect: 'reload' } as const
const NONE: readonly Option[] = []

/** How lists, messages and searches behave. Source: SPEC 3 "Client settings"; docs/assumptions.md A-551. */
export function CustomizationTab({ client: { id } }: { client: Client }) {
  const { t } = useTranslation('settings')
  return (
    <SectionSettings
      of={{ clientId: id, section: 'customization' }}
      label={t('tab.customization')}
      sections={useSections(id)}
      isRestorable
    />
  )
}

function useSections(clientId: string): readonly ClientSettingSection[] {
  const { t } = useTranslation('settings')
  const { data: known = NONE } = useListUserAttributesQuery(clientId)
  const labelOf = (key: string) => known.find(({ id }) => id === key)?.text ?? key
  const flag = (key: 'hideHelp' | 'displayPhoto') =>
    ({ key, kind: 'switch', label: t(`setting.${key}`), ...EFFECT, codec: value(key) }) as const
  const list = (key: 'searchLookup' | 'editableAttributes') => ({
    key,
    kind: 'ordered' as const,
    label: t(`setting.${key}`),
    options: known,
    ...EFFECT,
    codec: attributes(key, labelOf),
  })
  return [
    {
      id: 'messages',
      title: t('section.messages'),
      fields: [
        {
          key: 'messageTime',
          kind: 'number',
          label: t('setting.messageTime'),
          unit: t('unit.seconds'),
          min: 1,
          max: LONGEST_MESSAGE_S,
          ...EFFECT,
          codec: value('messageTime'),
        },
        flag('hideHelp'),
      ],
    },
    {
      id: 'people',
      title: t('section.people'),
      fields: [
        flag('displayPhoto'),
        { ...list('searchLookup'), hint: t('hint.searchLookup') },
        list('editableAttributes'),
        {
          key: 'viewPermission',
          kind: 'ordered',
          label: t('setting.viewPermission'),
          hint: t('hint.viewPermission'),
          options: TYPES.map((type) => ({ id: type, text: t(`permissionType.${type}`) })),
          ...EFFECT,
          codec: choices('viewPermission'),
        },
        {
          key: 'maxUserSearchLimit',
          kind: 'number',
          label: t('setting.maxUserSearchLimit'),
          min: 1,
          max: MOST_PEOPLE,
          ...EFFECT,
          codec: value('maxUserSearchLimit'),
        },
        {
          key: 'memberSearchDebounce',
          kind: 'number',
          label: t('setting.memberSearchDebounce'),
          unit: t('unit.milliseconds'),
          min: 0,
          max: LONGEST_DELAY_MS,
          ...EFFECT,
          codec: value('memberSearchDebounce'),
        },
      ],
    },
  ]
}
