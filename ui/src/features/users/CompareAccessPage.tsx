import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useGetUserQuery } from '../../entities/user/api'
import { userTab } from '../../entities/user/pickerTab'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { EntityPicker } from '../../shared/entity-picker/EntityPicker'
import { BackLink } from '../../shared/page/BackLink'
import { PageHeader } from '../../shared/page/PageHeader'
import { Stack } from '../../shared/page/Stack'
import { useNamedDn } from '../../shared/routing/useNamedDn'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { EmptyState } from '../../shared/ui/EmptyState'
import { Skeleton } from '../../shared/ui/Skeleton'
import { ComparedAccess } from './ComparedAccess'
import { toUser, toUsers } from './routes'

/** What one user has, beside what another has; the address names both. */
export function CompareAccessPage() {
  const { t } = useTranslation('users')
  const dn = useNamedDn(toUsers())
  const clientId = useBootstrap().client.id
  const query = useGetUserQuery({ dn, clientId })
  const [params, setParams] = useSearchParams()
  const other = params.get('with')
  return (
    <>
      <BackLink to={toUser(dn)}>{query.currentData?.fullName ?? t('title')}</BackLink>
      <PageHeader title={t('compare.title')} count={undefined} />
      <AsyncBoundary
        query={query}
        skeleton={<Skeleton shape="big" />}
        failedTitle={t('userFailed')}
      >
        {({ fullName: name }) => (
          <Stack>
            <OtherPerson name={name} other={other} onChange={(chosen) => setParams(chosen)} />
            {other === null ? (
              <EmptyState
                art="no-match"
                level={2}
                title={t('compare.choose')}
                text={t('compare.chooseText', { name })}
              />
            ) : (
              <ComparedAccess key={other} left={{ dn, name }} other={other} />
            )}
          </Stack>
        )}
      </AsyncBoundary>
    </>
  )
}

interface OtherPersonProps {
  name: string
  /** DN; null while nobody is chosen. */
  other: string | null
  onChange: (params: Record<string, string>) => void
}

function OtherPerson({ name, other, onChange }: OtherPersonProps) {
  const { t } = useTranslation('users')
  const clientId = useBootstrap().client.id
  const tabs = useMemo(() => [userTab({ clientId })] as const, [clientId])
  const known = useGetUserQuery({ dn: other ?? '', clientId }, { skip: other === null })
  const shown = known.currentData?.fullName ?? other
  return (
    <EntityPicker
      label={t('compare.with', { name })}
      tabs={tabs}
      selection="single"
      hasClear
      value={other !== null && shown !== null ? [{ type: 'user', id: other, name: shown }] : []}
      onChange={([chosen]) => onChange(chosen ? { with: chosen.id } : {})}
    />
  )
}
