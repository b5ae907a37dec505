import { TriangleAlert } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/Icon'
import { Link } from '../../../shared/ui/Link'
import styles from './Calendar.module.css'
import { toClosing } from './closing'
import { GapReason } from './GapReason'
import type { PersonPlan, PlannedPart } from './plan'
import type { Names } from './useNames'
import { usePeriodText } from './usePeriodText'

interface GapsProps {
  plans: readonly PersonPlan[]
  names: Names
  mayWrite: boolean
}

/** Times without a delegate, each with a link to the form that closes the gap. */
export function Gaps({ plans, names, mayWrite }: GapsProps) {
  const { t } = useTranslation('delegation')
  const gaps = plans.flatMap(({ dn, plan }) => gapsOf(plan).map((part) => ({ dn, part })))
  if (gaps.length === 0) return null
  return (
    <section className={styles.gaps} aria-label={t('calendar.gaps')}>
      <strong>
        <Icon of={TriangleAlert} size="s" /> {t('calendar.gaps')}
      </strong>
      {gaps.map(({ dn, part }) => (
        <Gap
          key={`${dn} ${String(part.startsAt)}`}
          dn={dn}
          name={names.get(dn) ?? dn}
          part={part}
          isLink={mayWrite}
        />
      ))}
    </section>
  )
}

function gapsOf(plan: PersonPlan['plan']): PlannedPart[] {
  if (typeof plan === 'string') return []
  return plan.absences.flatMap(({ parts = [] }) => parts.filter(({ cover }) => cover !== 'full'))
}

interface GapProps {
  dn: string
  name: string
  part: PlannedPart
  isLink: boolean
}

function Gap({ dn, name, part, isLink }: GapProps) {
  const periodText = usePeriodText()
  const words = periodText(name, part)
  return (
    <span>
      {isLink ? <Link href={toClosing(dn, part)}>{words}</Link> : words} <GapReason part={part} />
    </span>
  )
}
