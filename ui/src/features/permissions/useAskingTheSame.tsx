import { ShoppingCart } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { havingOf, type Compared } from '../../entities/assignment/comparison'
import type { Wanted } from '../../entities/assignment/ownApi'
import { AskDialog } from '../../entities/assignment/ui/AskDialog'
import { useListText } from '../../i18n/useListText'
import type { BulkAction } from '../../shared/blocks/data-table/action'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

interface Asked {
  /** The permissions to request, at least one. */
  things: readonly Wanted[]
  /** Names of permissions that come with the requested ones, so that they are not requested. */
  along: readonly string[]
  onDone: () => void
}

/** Requests permissions that only the colleague has: those selected in the comparison, or all. */
export function useAskingTheSame() {
  const { t } = useTranslation('permissions')
  const listText = useListText()
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState<Asked>()
  const ask = (rows: readonly Compared[], onDone: () => void) => {
    const lacking = rows.filter((row) => havingOf(row) === 'right')
    const isAlong = comesAlong(lacking)
    const things = lacking.filter((row) => !isAlong(row)).map(toWanted)
    const along = lacking.filter(isAlong).map(({ name }) => name)
    if (things.length > 0) setAsked({ things, along, onDone })
    else dispatch(showFeedback({ status: 'warning', text: t('same.nothing') }))
  }
  const bulkActions: readonly BulkAction<Compared>[] = [
    {
      id: 'ask',
      label: t('same.ask'),
      icon: ShoppingCart,
      takes: 'rows',
      onAction: ({ rows, clear }) => ask(rows, clear),
    },
  ]
  const left = asked?.along.length ? t('same.comesAlong', { names: listText(asked.along) }) : ''
  const dialog = asked && (
    <AskDialog
      title={t('same.ask')}
      text={`${t('same.askText')} ${left}`}
      things={asked.things}
      onDone={asked.onDone}
      onClose={() => setAsked(undefined)}
    />
  )
  return { ask, bulkActions, dialog }
}

/** Makes a test whether a permission comes with the wanted roles: the colleague has it through these roles only. */
function comesAlong(wanted: readonly Compared[]): (row: Compared) => boolean {
  const roles = new Set(wanted.filter(({ kind }) => kind === 'role').map(({ id }) => id))
  return ({ right }) => {
    const causes = right?.causes ?? []
    return (
      causes.length > 0 &&
      causes.every(({ kind, sourceId }) => kind === 'role' && roles.has(sourceId))
    )
  }
}

/** The request for a permission, with the same values as the colleague's. */
function toWanted({ id, kind, name, right }: Compared): Wanted {
  return { id, kind, name, answers: right?.causes[0]?.answers ?? [] }
}
