import { useTranslation } from 'react-i18next'
import { EngineBanner } from '../../entities/workflow-engine/ui/EngineBanner'
import { useGetProcessQuery } from '../../entities/workflow-process/api'
import { useFollowedWorkflows } from '../../entities/workflow-process/useFollowedWorkflows'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailBoundary } from '../../shared/blocks/page/DetailBoundary'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { toSettings } from '../configuration/routes'
import { toWorkflows } from './routes'
import { WorkflowView } from './WorkflowView'

/** The page of one workflow; it shows one tab at a time. */
export function WorkflowPage() {
  const { t } = useTranslation('workflows')
  const id = useNamedDn(toWorkflows())
  const { currentData, error, refetch } = useGetProcessQuery(id, {
    refetchOnMountOrArgChange: true,
  })
  usePageTitle(currentData?.name)
  useFollowedWorkflows()
  return (
    <>
      <BackLink to={toWorkflows()}>{t('title')}</BackLink>
      <EngineBanner toEngine={toSettings('workflowengine')} isAboveHead />
      <DetailBoundary
        query={{ data: currentData, error, refetch }}
        failedTitle={t('one.failed')}
        dn={id}
        title={t('one.notFound')}
        reason={t('one.notFoundReason')}
        list={{ href: toWorkflows(), text: t('one.toList') }}
      >
        {(process) => <WorkflowView key={process.id} process={process} />}
      </DetailBoundary>
    </>
  )
}
