import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { havingOf, type Compared } from '../../entities/assignment/comparison'
import type { Wanted } from '../../entities/assignment/ownApi'
import { AskDialog } from '../../entities/assignment/ui/AskDialog'
import type { BulkAction } from '../../shared/data-table/action'
import { showFeedback } from '../../shared/feedback/feedbackSlice'
import { useAppDispatch } from '../../shared/store/hooks'

interface Asked {
  /** At least one. */
  things: readonly Wanted[]
  onDone: () => void
}

/** Asks for what is selected of a comparison, as far as only the colleague has it. */
export function useAskingTheSame() {
  const { t } = useTranslation('permissions')
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState<Asked>()
  const bulkActions: readonly BulkAction<Compared>[] = [
    {
      id: 'ask',
      label: t('same.ask'),
      icon: ShoppingCart,
      takes: 'rows',
      onAction: ({ rows, clear }) => {
        const things = rows.filter((row) => havingOf(row) === 'right').map(toWanted)
        if (things.length > 0) setAsked({ things, onDone: clear })
        else dispatch(showFeedback({ status: 'warning', text: t('same.nothing') }))
      },
    },
  ]
  const dialog = asked && (
    <AskDialog
      title={t('same.ask')}
      text={t('same.askText')}
      {...asked}
      onClose={() => setAsked(undefined)}
    />
  )
  return { bulkActions, dialog }
}

/** With the values that the colleague has it with. */
function toWanted({ id, kind, name, right }: Compared): Wanted {
  return { id, kind, name, answers: right?.causes[0]?.answers ?? [] }
}
