import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionCard } from '../../../shared/blocks/page/SectionCard'
import { Button } from '../../../shared/ui/Button'
import type { Attribute } from '../../../shared/blocks/values/attribute'
import { PersonLink } from '../../quick-info/ui/PersonLink'
import styles from './ReportingLine.module.css'

const SHOWN_AT_FIRST = 5

interface ReportingLineProps {
  manager: Attribute | undefined
  reports: Attribute | undefined
  toPage: (dn: string) => string
}

/** The manager of a person, and their reports. */
export function ReportingLine({ manager, reports, toPage }: ReportingLineProps) {
  const { t } = useTranslation('users')
  return (
    <>
      {manager && (
        <SectionCard title={t('reportsTo')}>
          <ul className={styles.people}>
            {manager.values.map(({ raw, text }) => (
              <li key={raw}>
                <PersonLink dn={raw} name={text} href={toPage(raw)} size="m" />
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
      {reports && <DirectReports key={reports.values[0]?.raw} reports={reports} toPage={toPage} />}
    </>
  )
}

interface DirectReportsProps extends Pick<ReportingLineProps, 'toPage'> {
  reports: Attribute
}

function DirectReports({ reports, toPage }: DirectReportsProps) {
  const { t } = useTranslation('users')
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? reports.values : reports.values.slice(0, SHOWN_AT_FIRST)
  const rest = reports.values.length - shown.length
  return (
    <SectionCard title={t('directReports')}>
      <ul className={styles.people}>
        {shown.map(({ raw, text }) => (
          <li key={raw}>
            <PersonLink dn={raw} name={text} href={toPage(raw)} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div className={styles.more}>
          <Button size="small" variant="quiet" onPress={() => setIsOpen(true)}>
            {t('moreReports', { count: rest })}
          </Button>
        </div>
      )}
    </SectionCard>
  )
}
