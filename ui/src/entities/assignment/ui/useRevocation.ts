import { UserMinus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkAction, RowAction } from '../../../shared/blocks/data-table/action'
import { removableCauses, type Holding } from '../model'

interface Asked {
  /** At least one; only what is assigned directly. */
  holdings: readonly Holding[]
  /** Whether something that was selected too comes from a group, a container or a role. */
  isSomeKept: boolean
  onDone: () => void
}

/**
 * What can be taken from somebody, one or many: it asks first.
 *
 * @param lockOf - why the person may not take something; undefined where they may.
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
