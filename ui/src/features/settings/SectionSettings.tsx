import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadSectionQuery, useRestoreSectionMutation } from '../../entities/client/api'
import type { ClientSection } from '../../entities/client/model'
import type { SettingsNode } from '../../entities/configuration/codec'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { Stack } from '../../shared/blocks/page/Stack'
import { ReloadBanner } from '../../shared/blocks/settings-form/ReloadBanner'
import type { Settings } from '../../shared/blocks/settings-form/settingField'
import { SettingsForm } from '../../shared/blocks/settings-form/SettingsForm'
import { fieldsOf, notKept, toNode, toSettings, type ClientSettingSection } from './sectionValues'
import { useSectionCalls } from './useSectionCalls'

interface SectionSettingsProps {
  of: ClientSection
  label: string
  sections: readonly ClientSettingSection[]
  /** Whether the server can restore the defaults of the section. */
  isRestorable?: boolean
  /** Draws a preview of the entered values. */
  beside?: (entered: Settings) => ReactNode
}

/** A section of a client's settings as a form. */
export function SectionSettings(props: SectionSettingsProps) {
  const { t } = useTranslation('settings')
  const { currentData: data, error, refetch } = useReadSectionQuery(props.of)
  return (
    <AsyncBoundary
      query={{ data, error, refetch }}
      skeleton={<DetailSkeleton />}
      failedTitle={t('failed')}
    >
      {(node) => <SectionForm {...props} node={node} />}
    </AsyncBoundary>
  )
}

function SectionForm(props: SectionSettingsProps & { node: SettingsNode }) {
  const { of, label, sections, isRestorable = false, beside, node } = props
  const { t } = useTranslation('settings')
  const [isStale, setStale] = useState(false)
  const [restore] = useRestoreSectionMutation()
  const fields = fieldsOf(sections)
  const { read, keep } = useSectionCalls(of)
  return (
    <Stack>
      {isStale && <ReloadBanner />}
      <SettingsForm
        label={label}
        sections={sections}
        values={toSettings(fields, node)}
        read={async () => toSettings(fields, await read())}
        draftName={`client ${of.clientId} ${of.section}`}
        savedText={t('saved')}
        onSave={(settings, changed) => {
          const sent = toNode(fields, settings, changed)
          return keep(sent, (stored) => notKept(fields, sent, stored).map((field) => field.label))
        }}
        onSaved={() => setStale(true)}
        restoredText={t('restored')}
        {...(isRestorable && {
          onRestore: async () => {
            await restore(of).unwrap()
            setStale(true)
          },
        })}
        {...(beside && { beside })}
      />
    </Stack>
  )
}
