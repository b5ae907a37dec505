import { useTranslation } from 'react-i18next'
import { useGetResourceQuery } from '../../entities/resource/definitionApi'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailBoundary } from '../../shared/blocks/page/DetailBoundary'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { ResourceView } from './ResourceView'
import { toResources } from './routes'

/** The page of one resource; it shows one tab at a time. */
export function ResourcePage() {
  const { t } = useTranslation('resources')
  const dn = useNamedDn(toResources())
  const {
    currentData: data,
    error,
    refetch,
  } = useGetResourceQuery(dn, { refetchOnMountOrArgChange: true })
  return (
    <>
      <BackLink to={toResources()}>{t('title')}</BackLink>
      <DetailBoundary
        query={{ data, error, refetch }}
        failedTitle={t('resourceFailed')}
        dn={dn}
        title={t('notFound')}
        reason={t('notFoundReason')}
        list={{ href: toResources(), text: t('toList') }}
      >
        {(resource) => <ResourceView key={resource.id} resource={resource} readAgain={refetch} />}
      </DetailBoundary>
    </>
  )
}
