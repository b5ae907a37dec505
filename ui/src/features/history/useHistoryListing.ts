import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { historyStatuses, type HistoryStatus } from '../../entities/request/history'
import { statusTables, type RequestKind } from '../../entities/request/status'
import type { Sort } from '../../shared/blocks/listing/listState'
import { useListing } from '../../shared/blocks/listing/useListing'

type Definition = keyof typeof statusTables.prd

/**
 * The state of the history list; settings of the installation give its first order. The statuses in the filter depend
 * on the kind of request.
 *
 * Source: SPEC 4 "History filters"; docs/assumptions.md A-397.
 */
export function useHistoryListing(kind: RequestKind | undefined, sort: Sort) {
  const { t } = useTranslation(['history', 'status'])
  const options = useMemo(() => {
    const statusText = (status: HistoryStatus) =>
      isCode(status)
        ? t(`status:state.${statusTables.prd[status].text}`)
        : t(`history:status.${status}`)
    return {
      pageSizePreference: 'idm.requestHistory.pageSize',
      sort,
      filterFields: [
        {
          key: 'status',
          label: t('filter.status'),
          kind: 'choices' as const,
          options: historyStatuses[kind ?? 'any'].map((id) => ({ id, text: statusText(id) })),
        },
        {
          key: 'action',
          label: t('filter.action'),
          kind: 'choice' as const,
          options: [
            { id: 'grant', text: t('action.grant') },
            { id: 'revoke', text: t('action.revoke') },
          ],
        },
        { key: 'date', label: t('filter.date'), kind: 'dates' as const },
        { key: 'recipient', label: t('column.recipient'), kind: 'text' as const },
        { key: 'requester', label: t('column.requester'), kind: 'text' as const },
      ],
    }
  }, [t, kind, sort])
  return useListing(options)
}

function isCode(status: HistoryStatus): status is HistoryStatus & `${Definition}` {
  return status in statusTables.prd
}
