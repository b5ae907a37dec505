import { Undo2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccessRequest } from '../model'
import type { BulkAction, RowAction } from '../../../shared/blocks/data-table/action'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import { RetractDialog } from './RetractDialog'

interface Asked {
  /** The requests to retract, at least one; all can be retracted. */
  requests: readonly AccessRequest[]
  onDone?: () => void
}

/** The actions that retract requests from a list, one or several; `nameOf` gives the name of a request in the list. */
export function useRetraction(nameOf: (request: AccessRequest) => string = ({ name }) => name) {
  const { t } = useTranslation('history')
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState<Asked>()
  const called = (request: AccessRequest) => ({ ...request, name: nameOf(request) })
  const bulkAction: BulkAction<AccessRequest> = {
    id: 'retract',
    label: t('retract.open'),
    icon: Undo2,
    takes: 'rows',
    onAction: ({ rows, clear }) => {
      const requests = rows.filter(({ isRetractable }) => isRetractable).map(called)
      if (requests.length > 0) setAsked({ requests, onDone: clear })
      else dispatch(showFeedback({ status: 'warning', text: t('retract.none') }))
    },
  }
  const rowActions = (request: AccessRequest): RowAction[] =>
    request.isRetractable
      ? [
          {
            id: 'retract',
            label: t('retract.open'),
            icon: Undo2,
            isDestructive: true,
            onAction: () => setAsked({ requests: [called(request)] }),
          },
        ]
      : []
  const dialog = asked && <RetractDialog {...asked} onClose={() => setAsked(undefined)} />
  return { bulkAction, rowActions, dialog }
}
