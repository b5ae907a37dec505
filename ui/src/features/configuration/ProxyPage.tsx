import { Eraser } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeepSettingsMutation, useReadSettingsQuery } from '../../entities/configuration/api'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { Button } from '../../shared/ui/Button'
import { cleanup } from './groups/cover'
import { PageSettings } from './PageSettings'
import { SettingsFrame } from './SettingsFrame'
import { useAction } from './useAction'

/** Settings of proxies and of the services, and one cleanup at once. */
export function ProxyPage() {
  return (
    <SettingsFrame page="proxy">
      <Cleanup />
      <PageSettings page="proxy" />
    </SettingsFrame>
  )
}

const URLS = [cleanup.call.read]

function Cleanup() {
  const { t } = useTranslation('configuration')
  const [isAsked, setAsked] = useState(false)
  const [keepSettings] = useKeepSettingsMutation()
  const { say } = useAction()
  const { data } = useReadSettingsQuery(URLS)
  const node = data?.[cleanup.call.read] ?? {}
  const cleanUp = async () => {
    const body = { ...node, cleanupChoice: 'immediate' }
    await keepSettings({ call: cleanup.call, body }).unwrap()
    say(t('cleanup.done'))
  }
  return (
    <SectionCard
      title={t('cleanup.title')}
      actions={
        <Button size="small" icon={Eraser} isDisabled={!data} onPress={() => setAsked(true)}>
          {t('cleanup.open')}
        </Button>
      }
    >
      <Facts
        facts={[
          { key: 'last', label: t('cleanup.last'), content: <Moment ms={node.lastCleanUpDate} /> },
          {
            key: 'next',
            label: t('cleanup.next'),
            content: <Moment ms={node.scheduledCleanUpDate} />,
          },
        ]}
      />
      {isAsked && (
        <ConfirmDialog
          title={t('cleanup.open')}
          consequence={t('cleanup.text')}
          verb={t('cleanup.open')}
          kind="deletion"
          onConfirm={cleanUp}
          onClose={() => setAsked(false)}
        />
      )}
    </SectionCard>
  )
}

function Moment({ ms }: { ms: unknown }) {
  return typeof ms === 'number' ? <DateTime at={ms} /> : '–'
}
