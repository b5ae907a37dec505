import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { SegmentedButtons } from '../../shared/ui/SegmentedButtons'
import { toDelegationCalendar, toDelegations } from './routes'
import styles from './ViewChoice.module.css'

/** The list or the calendar; which one is in the address. */
export function ViewChoice() {
  const { t } = useTranslation('delegation')
  const navigate = useNavigate()
  const isCalendar = useSearchParams()[0].get('view') === 'calendar'
  return (
    <div className={styles.choice}>
      <SegmentedButtons
        label={t('calendar.view')}
        options={[
          { id: 'list' as const, label: t('calendar.list') },
          { id: 'calendar' as const, label: t('calendar.title') },
        ]}
        value={isCalendar ? 'calendar' : 'list'}
        onChange={(id) => void navigate(id === 'list' ? toDelegations() : toDelegationCalendar())}
      />
    </div>
  )
}
