import { ChevronLeft, ChevronRight, Plus } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Delegation } from '../../../entities/delegation/model'
import { dayOf, startOfDay } from '../../../shared/blocks/values/day'
import { useDateFormat } from '../../../shared/blocks/values/useDateFormat'
import { Avatar } from '../../../shared/ui/Avatar'
import { Button } from '../../../shared/ui/Button'
import { Dialog } from '../../../shared/ui/Dialog'
import { IconButton } from '../../../shared/ui/IconButton'
import { toDelegationCreate } from '../routes'
import { toClosing } from './closing'
import { DayAbsences } from './DayAbsences'
import { DayDelegations } from './DayDelegations'
import styles from './DaySheet.module.css'
import { onDay, type DayPlan } from './onDay'
import type { Missing, Plan } from './plan'
import { DAYS, dayOfColumn } from './weeks'

interface DaySheetProps {
  dn: string
  name: string
  plan: Plan
  /** The delegations of the person; no list when they are hidden. */
  delegations: readonly Delegation[] | Missing | undefined
  column: number
  /** The day of the first column. */
  first: string
  mayWrite: boolean
  /** Moves to the day of another column. */
  onMove: (column: number) => void
  onClose: () => void
}

/**
 * One day of a person: absences, delegates, requests without a delegate, and the possible actions.
 */
export function DaySheet(props: DaySheetProps) {
  const { dn, name, plan, column, first, mayWrite, onMove, onClose } = props
  const { t } = useTranslation('delegation')
  const delegations = typeof props.delegations === 'object' ? props.delegations : undefined
  const day = onDay(plan, delegations ?? [], column, first)
  return (
    <Dialog
      isOpen
      title={name}
      side={{ glyph: <Avatar name={name} size="l" />, about: t('day.about'), note: null }}
      onClose={onClose}
      actions={mayWrite && <Way dn={dn} day={day} from={dayOfColumn(column, first)} />}
    >
      <div className={styles.sheet}>
        <Day {...{ column, first, onMove }} />
        <DayAbsences absences={day.absences} />
        {delegations ? (
          <DayDelegations of={dn} delegations={day.delegations} isLink={mayWrite} />
        ) : (
          <p>{t('calendar.coverHidden')}</p>
        )}
      </div>
    </Dialog>
  )
}

/** The day, with buttons for the day before and the day after. */
function Day({ column, first, onMove }: Pick<DaySheetProps, 'column' | 'first' | 'onMove'>) {
  const { t } = useTranslation('delegation')
  const dates = useDateFormat()
  return (
    <div className={styles.day}>
      <IconButton
        icon={ChevronLeft}
        flip
        label={t('day.before')}
        isIdle={column === 1}
        onPress={() => onMove(column - 1)}
      />
      <strong aria-live="polite">{dates.day(startOfDay(dayOfColumn(column, first)))}</strong>
      <IconButton
        icon={ChevronRight}
        flip
        label={t('day.after')}
        isIdle={column === DAYS}
        onPress={() => onMove(column + 1)}
      />
    </div>
  )
}

interface WayProps {
  dn: string
  day: DayPlan
  /** The day of this sheet. */
  from: string
}

/**
 * A button that opens the form of a delegation: one that closes the gap of the day, or one that
 * starts on the day.
 */
function Way({ dn, day, from }: WayProps) {
  const { t } = useTranslation('delegation')
  const [gap] = day.absences.flatMap(({ gaps }) => gaps)
  if (gap) {
    return (
      <Button variant="primary" icon={Plus} href={toClosing(dn, gap)}>
        {t('day.close')}
      </Button>
    )
  }
  const [absence] = day.absences
  const to = absence?.absence.endsAt
  return (
    <Button
      icon={Plus}
      href={toDelegationCreate({
        of: dn,
        from,
        ...(to !== undefined && { to: dayOf(to - 1) }),
      })}
    >
      {t('create.open')}
    </Button>
  )
}
