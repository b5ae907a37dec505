import { useTranslation } from 'react-i18next'
import type { Reconciled } from '../../../entities/cprs/model'
import { listPermissionRequests } from '../../../entities/request/api'
import { useDateFormat } from '../../../shared/blocks/values/useDateFormat'
import { Banner } from '../../../shared/ui/Banner'
import { firstRows } from '../../../shared/blocks/listing/listState'

const NEWEST = firstRows(1, 'requestDate', 'desc')

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
