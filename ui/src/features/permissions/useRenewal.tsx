import { CalendarPlus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endingCause, type Holding } from '../../entities/assignment/model'
import type { RowAction } from '../../shared/blocks/data-table/action'
import { RenewDialog } from './RenewDialog'

/** The action that requests a later end date for a permission that was assigned to the person directly. */
export function useRenewal() {
  const { t } = useTranslation('permissions')
  const [asked, setAsked] = useState<Holding>()
  const rowActions = (holding: Holding): RowAction[] =>
    endingCause(holding)
      ? [
          {
            id: 'renew',
            label: t('renew.open'),
            icon: CalendarPlus,
            onAction: () => setAsked(holding),
          },
        ]
      : []
  const dialog = asked && <RenewDialog holding={asked} onClose={() => setAsked(undefined)} />
  return { rowActions, dialog }
}
