import { CircleX, Lock, Minus, Plus, type IconNode } from 'lucide'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/useLocale'
import type { Side, Subject } from '../../../entities/cprs/model'
import type { Listing } from '../../../shared/blocks/listing/useListing'
import { Icon } from '../../../shared/ui/Icon'
import styles from './Tally.module.css'
import { useDifferenceCount } from './useDifferenceCount'
import { useLockedCount } from './useLockedCount'
import type { Runs } from './useRuns'

interface TallyProps {
  subject: Subject
  runs: Runs
  listing: Listing
}

/**
 * The numbers of assignments to add and to remove; a press on a number filters the list. Beside
 * them are the number that cannot be published, and the failures of the last publication.
 */
export function Tally({ subject, runs: { published }, listing }: TallyProps) {
  const { t } = useTranslation('cprs')
  const [shown] = listing.list.filters.change ?? []
  const figure = (side: Side) => ({
    side,
    isPressed: shown === side,
    onPress: () => listing.filterBy(shown === side ? {} : { change: [side] }),
  })
  return (
    <div role="group" className={styles.tally} aria-label={t('tally.label')}>
      <Figure icon={Plus} subject={subject} {...figure('APPLICATION')} />
      <Figure icon={Minus} subject={subject} {...figure('IDM')} />
      <LockedFigure subject={subject} />
      {published && (
        <div className={styles.figure}>
          <Label icon={CircleX} text={t('tally.failed')} />
          <Count value={published.failed} />
          <span>{t('tally.inLast')}</span>
        </div>
      )}
    </div>
  )
}

/**
 * The number of removals that are prevented by a role, group or container; nothing when none could
 * be checked.
 */
function LockedFigure({ subject }: { subject: Subject }) {
  const { t } = useTranslation('cprs')
  const found = useLockedCount(subject)
  if (!found) return null
  const { locked, checked, isWhole } = found
  return (
    <div className={styles.figure}>
      <Label icon={Lock} text={t('change.locked')} />
      <Count value={locked} />
      <span>{isWhole ? t('tally.ofRemoved') : t('tally.ofChecked', { number: checked })}</span>
    </div>
  )
}

interface FigureProps {
  icon: IconNode
  subject: Subject
  side: Side
  isPressed: boolean
  onPress: () => void
}

function Figure({ icon, subject, side, isPressed, onPress }: FigureProps) {
  const { t } = useTranslation('cprs')
  return (
    <ToggleButton className={styles.figure ?? ''} isSelected={isPressed} onChange={onPress}>
      <Label icon={icon} text={t(`change.${side}`)} />
      <Count value={useDifferenceCount(subject, side)} />
      <span>{t(`tally.${side}`)}</span>
    </ToggleButton>
  )
}

function Label({ icon, text }: { icon: IconNode; text: string }) {
  return (
    <span className={styles.label}>
      <Icon of={icon} size="s" />
      {text}
    </span>
  )
}

function Count({ value }: { value: number | undefined }) {
  const { intlLocale } = useLocale()
  return (
    <strong className={styles.count}>
      {value === undefined ? '…' : new Intl.NumberFormat(intlLocale).format(value)}
    </strong>
  )
}
