import { Eraser } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  readSettings,
  useKeepSettingsMutation,
  useReadSettingsQuery,
} from '../../entities/configuration/api'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { baseApi } from '../../shared/platform/api/baseApi'
import { freshly } from '../../shared/platform/api/read'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Button } from '../../shared/ui/Button'
import { EndedProxies } from './EndedProxies'
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
  const cleanUp = useCleanUp()
  const { data } = useReadSettingsQuery(URLS)
  const node = data?.[cleanup.call.read] ?? {}
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
        >
          <EndedProxies />
        </ConfirmDialog>
      )}
    </SectionCard>
  )
}

/** The call keeps the intervals too, so they are sent as they are now: another administrator may have changed them. */
function useCleanUp() {
  const { t } = useTranslation('configuration')
  const dispatch = useAppDispatch()
  const [keepSettings] = useKeepSettingsMutation()
  const { say } = useAction()
  return async () => {
    const now = await dispatch(readSettings.initiate(URLS, freshly)).unwrap()
    const body = { ...now[cleanup.call.read], cleanupChoice: 'immediate' }
    await keepSettings({ call: cleanup.call, body }).unwrap()
    dispatch(baseApi.util.invalidateTags(['Availability', 'Delegation', 'Proxy']))
    say(t('cleanup.done'))
  }
}

function Moment({ ms }: { ms: unknown }) {
  return typeof ms === 'number' ? <DateTime at={ms} /> : '–'
}
