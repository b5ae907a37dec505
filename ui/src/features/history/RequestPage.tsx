import { useTranslation } from 'react-i18next'
import { useGetRequestQuery } from '../../entities/request/api'
import { EngineBanner } from '../../entities/workflow-engine/ui/EngineBanner'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailBoundary } from '../../shared/blocks/page/DetailBoundary'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { toSettings } from '../configuration/routes'
import { toWorkflows } from '../workflow-monitoring/routes'
import { RequestView } from './RequestView'
import { toHistory } from './routes'

/** The page of one request. */
export function RequestPage() {
  const { t } = useTranslation('history')
  const id = useNamedDn(toHistory())
  const { currentData, error, refetch } = useGetRequestQuery(id)
  usePageTitle(currentData?.name)
  return (
    <>
      <BackLink to={toHistory()}>{t('title')}</BackLink>
      <EngineBanner
        toEngine={toSettings('workflowengine')}
        toWorkflows={toWorkflows()}
        isAboveHead
      />
      <DetailBoundary
        query={{ data: currentData, error, refetch }}
        failedTitle={t('requestFailed')}
        dn={id}
        title={t('notFound')}
        reason={t('notFoundReason')}
        list={{ href: toHistory(), text: t('toList') }}
      >
        {(request) => <RequestView key={request.id} request={request} />}
      </DetailBoundary>
    </>
  )
}
