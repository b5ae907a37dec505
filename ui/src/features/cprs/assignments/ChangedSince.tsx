import { useTranslation } from 'react-i18next'
import type { Reconciled } from '../../../entities/cprs/model'
import { listPermissionRequests } from '../../../entities/request/api'
import { NO_FILTERS } from '../../../shared/blocks/listing/filters'
import { useDateFormat } from '../../../shared/blocks/values/useDateFormat'
import { Banner } from '../../../shared/ui/Banner'

const NEWEST = {
  page: 1,
  pageSize: 1,
  search: '',
  sort: { column: 'requestDate', order: 'desc' },
  filters: NO_FILTERS,
} as const

/**
 * Warns about a request for the resource after the computation, because the differences may have
 * changed.
 */
export function ChangedSince({ resource: { id, name }, at }: { resource: Reconciled; at: number }) {
  const { t } = useTranslation('cprs')
  const format = useDateFormat()
  const { currentData } = listPermissionRequests.useQuery({
    permission: { id, kind: 'resource' },
    list: NEWEST,
  })
  const request = currentData?.rows[0]
  if (request?.requestedAt === undefined || request.requestedAt <= at) return null
  return (
    <div role="status">
      <Banner kind="warning">
        {t('stale.changed', {
          name,
          time: format.minute(request.requestedAt),
          person: request.requester.name,
        })}
      </Banner>
    </div>
  )
}
