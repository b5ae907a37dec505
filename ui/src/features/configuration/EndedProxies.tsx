import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadSettingsQuery } from '../../entities/configuration/api'
import { useListProxiesQuery } from '../../entities/proxy/api'
import { proxy } from './groups/cover'

const URLS = [proxy.call.read]
const MINUTE_MS = 60_000

/**
 * How many proxy assignments a cleanup deletes; nothing when the list or the setting failed to load. No call lists
 * ended delegations.
 */
export function EndedProxies() {
  const { t } = useTranslation('configuration')
  const { currentData: settings } = useReadSettingsQuery(URLS)
  const { currentData: known } = useListProxiesQuery(undefined)
  const [now] = useState(Date.now)
  const kept = settings?.[proxy.call.read]?.proxyRetentionTime
  if (!known?.mayWrite || typeof kept !== 'number') return null
  const isOver = (endsAt = now) => endsAt < now - kept * MINUTE_MS
  const number = known.proxies.filter(({ expiresAt }) => isOver(expiresAt)).length
  return <p>{t('cleanup.proxies', { number })}</p>
}
