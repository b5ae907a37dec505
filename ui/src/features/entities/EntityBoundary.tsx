import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetEntityQuery } from '../../entities/entity/api'
import type { Entity, Kind } from '../../entities/entity/model'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { useNamedDn } from '../../shared/routing/useNamedDn'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import { EntitySkeleton } from './EntitySkeleton'
import { toKind } from './routes'

interface EntityBoundaryProps {
  kind: Kind
  children: (entity: Entity) => ReactNode
}

/** The thing that the address names, as it is stored now. */
export function EntityBoundary({ kind, children }: EntityBoundaryProps) {
  const { t } = useTranslation('entities')
  const dn = useNamedDn(toKind(kind.key))
  const clientId = useBootstrap().client.id
  const { currentData, error, refetch } = useGetEntityQuery(
    { kind: kind.key, dn, clientId },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <AsyncBoundary
      query={{ data: currentData, error, refetch }}
      skeleton={<EntitySkeleton />}
      failedTitle={t('entityFailed')}
    >
      {(entity) => (entity ? children(entity) : <EntityNotFound kind={kind} dn={dn} />)}
    </AsyncBoundary>
  )
}

/** There is nothing with this DN, or the signed-in person may not see it. */
function EntityNotFound({ kind, dn }: { kind: Kind; dn: string }) {
  const { t } = useTranslation('entities')
  return (
    <EmptyState
      art="lost"
      title={t('notFound.title')}
      text={
        <>
          {t('notFound.text')} <bdi className="id">{dn}</bdi>
        </>
      }
      actions={<Button href={toKind(kind.key)}>{t('notFound.back')}</Button>}
    />
  )
}
