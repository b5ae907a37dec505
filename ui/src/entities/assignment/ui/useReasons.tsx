import { CircleQuestionMark } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Holding } from '../model'
import type { RowAction } from '../../../shared/blocks/data-table/action'
import { ReasonsDialog } from './ReasonsDialog'

interface ReasonsOptions {
  /** Why one has it oneself. */
  isOwn?: boolean
  /** Where the requests for a permission of this name are. */
  toRequests?: ((name: string) => string) | undefined
}

/** Tells why somebody has what they have. */
export function useReasons({ isOwn = false, toRequests }: ReasonsOptions) {
  const { t } = useTranslation('assignments')
  const [asked, setAsked] = useState<Holding>()
  const rowActions = (holding: Holding): RowAction[] => [
    {
      id: 'why',
      label: t(isOwn ? 'why.open' : 'why.openOther'),
      icon: CircleQuestionMark,
      onAction: () => setAsked(holding),
    },
  ]
  const dialog = asked && (
    <ReasonsDialog
      holding={asked}
      isOwn={isOwn}
      requests={toRequests?.(asked.name)}
      onClose={() => setAsked(undefined)}
    />
  )
  return { rowActions, dialog }
}
