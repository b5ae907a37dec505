import { useTranslation } from 'react-i18next'
import { useGetClientQuery } from '../../entities/client/api'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailBoundary } from '../../shared/blocks/page/DetailBoundary'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { ClientView } from './ClientView'
import { toClients } from './routes'

/** The settings of one client, one tab at a time. What is entered stays when somebody else deletes the client meanwhile. */
export function ClientPage() {
  const { t } = useTranslation('settings')
  const id = useNamedDn(toClients())
  const { currentData: data, error, refetch } = useGetClientQuery(id)
  return (
    <>
      <BackLink to={toClients()}>{t('title')}</BackLink>
      <DetailBoundary
        query={{ data, error: data ? undefined : error, refetch }}
        failedTitle={t('clientFailed')}
        dn={id}
        title={t('notFound')}
        reason={t('notFoundReason')}
        list={{ href: toClients(), text: t('toList') }}
      >
        {(client) => <ClientView key={client.id} client={client} />}
      </DetailBoundary>
    </>
  )
}
