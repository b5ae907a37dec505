import { Clock } from 'lucide'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Explanation, Way } from '../../entities/explanation/model'
import { RowList } from '../../shared/blocks/page/RowList'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { Badge } from '../../shared/ui/Badge'
import { ReasonRow } from './ReasonRow'
import styles from './Ways.module.css'

/** The chains of reasons, chains in force first, and the time at which they were computed. */
export function Ways({ explanation: { ways, readAt } }: { explanation: Explanation }) {
  const { t } = useTranslation('explain')
  const isOn = ({ state }: Way) => Number(state === 'inForce')
  const ordered = ways.toSorted((one, other) => isOn(other) - isOn(one))
  return (
    <div className={styles.ways}>
      {ordered.map((way, index) => (
        <Chain key={index} way={way} number={index + 1} />
      ))}
      <p className={styles.note}>
        {t('answer.computed')} <DateTime at={readAt} />
      </p>
    </div>
  )
}

function Chain({ way: { reasons, state }, number }: { way: Way; number: number }) {
  const { t } = useTranslation('explain')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('way', { number })}
        {state !== 'inForce' && <Badge icon={Clock}>{t(`state.${state}`)}</Badge>}
      </h3>
      <RowList>
        {reasons.map((reason, index) => (
          <ReasonRow key={index} reason={reason} />
        ))}
      </RowList>
    </section>
  )
}
