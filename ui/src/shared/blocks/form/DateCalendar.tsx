import { ChevronLeft, ChevronRight } from 'lucide'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import styles from './DateCalendar.module.css'
import { IconButton } from '../../ui/IconButton'

interface DateCalendarProps {
  /** Clears the date; undefined where a date is required. */
  onClear: (() => void) | undefined
}

/** A month of a calendar, to choose a day; used within a `DatePicker`. */
export function DateCalendar({ onClear }: DateCalendarProps) {
  const { t } = useTranslation('ui')
  return (
    <>
      <Calendar className={styles.calendar ?? ''}>
        <header className={styles.head}>
          <IconButton
            slot="previous"
            label={t('field.previousMonth')}
            icon={ChevronLeft}
            size="small"
            flip
          />
          <CalendarHeading className={styles.month ?? ''} />
          <IconButton
            slot="next"
            label={t('field.nextMonth')}
            icon={ChevronRight}
            size="small"
            flip
          />
        </header>
        <CalendarGrid className={styles.grid ?? ''} weekdayStyle="narrow">
          <CalendarGridHeader>
            {(day) => (
              <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
      {onClear && (
        <div className={styles.foot}>
          <Button variant="quiet" size="small" slot="close" onPress={onClear}>
            {t('field.noDate')}
          </Button>
        </div>
      )}
    </>
  )
}
