import { UserMinus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkAction, RowAction } from '../../../shared/blocks/data-table/action'
import { removableCauses, type Holding } from '../model'

interface Asked {
  /** At least one permission; all of them are assigned directly. */
  holdings: readonly Holding[]
  /** Whether selected permissions were left out because they are inherited. */
  isSomeKept: boolean
  onDone: () => void
}

/**
 * Revokes one permission of a person or several, after a question.
 *
 * @param lockOf - the reason why the user may not revoke a permission; undefined if they may.
 */
export function useRevocation(lockOf: (holding: Holding) => string | undefined = () => undefined) {
  const { t } = useTranslation('assignments')
  const [asked, setAsked] = useState<Asked>()
  const ask = (wanted: readonly Holding[], onDone: () => void = () => undefined) => {
    const holdings = wanted.filter((holding) => removableCauses(holding).length > 0)
    setAsked({ holdings, isSomeKept: holdings.length < wanted.length, onDone })
  }
  const bulkActions: BulkAction<Holding>[] = [
    {
      id: 'revoke',
      label: t('revoke'),
      icon: UserMinus,
      takes: 'rows',
      onAction: ({ rows, clear }) => ask(rows, clear),
    },
  ]
  const rowActions = (holding: Holding): RowAction[] =>
    removableCauses(holding).length === 0 || lockOf(holding) !== undefined
      ? []
      : [
          {
            id: 'revoke',
            label: t('revokeOne'),
            icon: UserMinus,
            isDestructive: true,
            onAction: () => ask([holding]),
          },
        ]
  return { asked, actions: { bulkActions, rowActions }, close: () => setAsked(undefined) }
}
