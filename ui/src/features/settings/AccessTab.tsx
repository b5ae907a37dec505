import { useTranslation } from 'react-i18next'
import { useReadSectionQuery } from '../../entities/client/api'
import type { Client } from '../../entities/client/model'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { AccessForm } from './AccessForm'

interface AccessTabProps {
  client: Client
  section: 'access' | 'dashboardAccess'
}

/** The access to the pages, or to the tiles of the dashboard. */
export function AccessTab({ client, section }: AccessTabProps) {
  const { t } = useTranslation('settings')
  const {
    currentData: data,
    error,
    refetch,
  } = useReadSectionQuery({ clientId: client.id, section })
  return (
    <AsyncBoundary
      query={{ data, error, refetch }}
      skeleton={<DetailSkeleton />}
      failedTitle={t('failed')}
    >
      {(node) => <AccessForm client={client} section={section} node={node} />}
    </AsyncBoundary>
  )
}
