import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetUserQuery } from '../../entities/user/api'
import { userTab } from '../../entities/user/pickerTab'
import { EntityPicker } from '../../shared/entity-picker/EntityPicker'
import { useBootstrap } from '../../shared/session/useBootstrap'
import type { HistoryScope } from './useHistoryScope'

/** Whose requests are listed; one's own when nobody is chosen. */
export function ObservedPerson({ scope }: { scope: HistoryScope }) {
  const { t } = useTranslation('history')
  const clientId = useBootstrap().client.id
  const tabs = useMemo(() => [userTab({ clientId, from: 'observedUsers' })] as const, [clientId])
  const id = scope.of?.person ?? ''
  const known = useGetUserQuery({ dn: id, clientId }, { skip: id === '' })
  const name = known.currentData?.fullName ?? id
  return (
    <EntityPicker
      label={t('of.label')}
      tabs={tabs}
      selection="single"
      hasClear
      value={id === '' ? [] : [{ type: 'user', id, name }]}
      onChange={([chosen]) => scope.showOf(chosen?.id)}
    />
  )
}
