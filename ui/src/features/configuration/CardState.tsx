import { Check, CircleMinus, CircleStop, TriangleAlert } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useReadSettingsQuery } from '../../entities/configuration/api'
import { useReadDriverStatusQuery } from '../../entities/driver/statusApi'
import { useReadEngineQuery } from '../../entities/workflow-engine/api'
import { Badge } from '../../shared/ui/Badge'
import { pageOf, type PageId } from './settingsPages'
import { UnknownBadge } from './UnknownBadge'

/**
 * The setting of each page that switches its function on; of `igConfiguration` the text that is empty while it is not
 * set up.
 */
const SWITCHES = {
  auditing: 'enableCEF',
  cprs: 'enableCprs',
  emailapproval: 'emailApprovalTurnOn',
  igConfiguration: 'host',
} as const

/** The state badge on the card of a page; nothing while the state loads, and for pages without a state. */
export function CardState({ page }: { page: PageId }) {
  if (page === 'workflowengine') return <EngineState />
  if (page === 'driverstatus') return <DriverState />
  return page in SWITCHES ? <SwitchState page={page as keyof typeof SWITCHES} /> : null
}

function SwitchState({ page }: { page: keyof typeof SWITCHES }) {
  const [url = ''] = pageOf(page).groups.map(({ call }) => call.read)
  const { data, error } = useReadSettingsQuery([url])
  if (error) return <Unknown />
  const value = data?.[url]?.[SWITCHES[page]]
  return (
    data && <OnOff isSetUp={page === 'igConfiguration'} isOn={value === true || isText(value)} />
  )
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''

function OnOff({ isSetUp, isOn }: { isSetUp: boolean; isOn: boolean }) {
  const { t } = useTranslation('configuration')
  const text = isSetUp
    ? t(isOn ? 'state.configured' : 'state.notConfigured')
    : t(isOn ? 'on' : 'off')
  return (
    <Badge kind={isOn ? 'success' : 'neutral'} icon={isOn ? Check : CircleMinus}>
      {text}
    </Badge>
  )
}

function EngineState() {
  const { t } = useTranslation('configuration')
  const { data, error } = useReadEngineQuery(undefined)
  if (error) return <Unknown />
  if (!data) return null
  return data.isRunning ? (
    <Badge kind="success" icon={Check}>
      {t('engine.running')}
    </Badge>
  ) : (
    <Badge kind="danger" icon={CircleStop}>
      {t('engine.stopped')}
    </Badge>
  )
}

function DriverState() {
  const { data, error } = useReadDriverStatusQuery(undefined)
  if (error) return <Unknown />
  if (!data?.state) return null
  const isRunning = data.state === 'Running'
  return (
    <Badge kind={isRunning ? 'success' : 'danger'} icon={isRunning ? Check : TriangleAlert}>
      {data.state}
    </Badge>
  )
}

function Unknown() {
  const { t } = useTranslation('configuration')
  return <UnknownBadge>{t('state.failed')}</UnknownBadge>
}
