import { useTranslation } from 'react-i18next'
import { useGetRequestQuery } from '../../entities/request/api'
import { isApiError } from '../../shared/api/useErrorText'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { BackLink } from '../../shared/page/BackLink'
import { DetailNotFound } from '../../shared/page/DetailNotFound'
import { DetailSkeleton } from '../../shared/page/DetailSkeleton'
import { useNamedDn } from '../../shared/routing/useNamedDn'
import { usePageTitle } from '../../shared/routing/usePageTitle'
import { RequestView } from './RequestView'
import { toHistory } from './routes'

/** Everything about one request. */
export function RequestPage() {
  const { t } = useTranslation('history')
  const id = useNamedDn(toHistory())
  const { currentData, error, refetch } = useGetRequestQuery(id)
  usePageTitle(currentData?.name)
  return (
    <>
      <BackLink to={toHistory()}>{t('title')}</BackLink>
      {isUnknown(error) ? (
        <DetailNotFound
          dn={id}
          title={t('notFound')}
          reason={t('notFoundReason')}
          list={{ href: toHistory(), text: t('toList') }}
        />
      ) : (
        <AsyncBoundary
          query={{ data: currentData, error, refetch }}
          skeleton={<DetailSkeleton sign="glyph" />}
          failedTitle={t('requestFailed')}
        >
          {(request) => <RequestView key={request.id} request={request} />}
        </AsyncBoundary>
      )}
    </>
  )
}

/** Trying again would not help: there is no such request, or it does not concern this person. */
function isUnknown(error: unknown): boolean {
  return (
    isApiError(error) && (error.faultCode === 'NotFound' || error.faultCode === 'SecurityException')
  )
}
