import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { useListKindsQuery } from '../../entities/entity/api'
import type { Kind } from '../../entities/entity/model'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import { ownSections } from './ownSections'
import { toEntities } from './routes'

/** Loads the kind of entity that the address names. Kinds with a section of their own lead to that section. */
export function KindBoundary({ children }: { children: (kind: Kind) => ReactNode }) {
  const { t } = useTranslation('entities')
  const { key = '' } = useParams()
  const query = useListKindsQuery(useBootstrap().client.id)
  const section = ownSections.get(key)
  if (section) return <Navigate to={section.list} replace />
  return (
    <AsyncBoundary query={query} skeleton={<DetailSkeleton />} failedTitle={t('kindsFailed')}>
      {(kinds) => {
        const kind = kinds.find((each) => each.key === key)
        return kind ? children(kind) : <UnknownKind name={key} />
      }}
    </AsyncBoundary>
  )
}

function UnknownKind({ name }: { name: string }) {
  const { t } = useTranslation('entities')
  return (
    <EmptyState
      art="lost"
      title={t('unknownKind.title')}
      text={
        <>
          {t('unknownKind.text')} <bdi className="id">{name}</bdi>
        </>
      }
      actions={<Button href={toEntities()}>{t('unknownKind.back')}</Button>}
    />
  )
}
