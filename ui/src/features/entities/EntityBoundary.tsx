import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetEntityQuery } from '../../entities/entity/api'
import type { Entity, Kind } from '../../entities/entity/model'
import { DetailBoundary } from '../../shared/blocks/page/DetailBoundary'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { toKind } from './routes'

interface EntityBoundaryProps {
  kind: Kind
  children: (entity: Entity) => ReactNode
}

/** Loads the entity that the address names. */
export function EntityBoundary({ kind, children }: EntityBoundaryProps) {
  const { t } = useTranslation('entities')
  const dn = useNamedDn(toKind(kind.key))
  const clientId = useBootstrap().client.id
  const { currentData, error, refetch } = useGetEntityQuery(
    { kind: kind.key, dn, clientId },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <DetailBoundary
      query={{ data: currentData, error, refetch }}
      failedTitle={t('entityFailed')}
      dn={dn}
      title={t('notFound.title')}
      reason={t('notFound.text')}
      list={{ href: toKind(kind.key), text: t('notFound.back') }}
    >
      {children}
    </DetailBoundary>
  )
}
