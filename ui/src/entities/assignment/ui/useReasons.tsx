import { CircleQuestionMark } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Holding } from '../../entities/assignment/model'
import type { RowAction } from '../../shared/blocks/data-table/action'
import { ReasonsDialog } from './ReasonsDialog'

/** Tells why somebody has what they have. */
export function useReasons() {
  const { t } = useTranslation('permissions')
  const [asked, setAsked] = useState<Holding>()
  const rowActions = (holding: Holding): RowAction[] => [
    {
      id: 'why',
      label: t('why.open'),
      icon: CircleQuestionMark,
      onAction: () => setAsked(holding),
    },
  ]
  const dialog = asked && <ReasonsDialog holding={asked} onClose={() => setAsked(undefined)} />
  return { rowActions, dialog }
}
