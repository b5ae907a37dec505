import { Download } from 'lucide'
import { useTranslation } from 'react-i18next'
import { toCsv } from '../../platform/files/csv'
import { downloadCsv } from '../../platform/files/downloadCsv'
import { Button } from '../../ui/Button'
import type { Outcome } from '../../platform/store/outcome'
import styles from './OutcomeTree.module.css'

/** With more lines than this, an outcome can be saved as a file. */
const MANY = 20

/** The outcome of many records as a file: a line for each, with the reason of a failure. */
export function OutcomeExport({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('feedback')
  const { succeeded, failed } = outcome
  if (succeeded.length + failed.length <= MANY) return null
  const save = () => {
    const head = [t('csv.result'), t('csv.name'), t('csv.reason')]
    const lines = [
      ...failed.map(({ id, name = id, reason = '' }) => [t('csv.failed'), name, reason]),
      ...succeeded.map(({ id, name = id }) => [t('csv.succeeded'), name, '']),
    ]
    downloadCsv(toCsv([head, ...lines]), t('csv.title'))
  }
  return (
    <p className={styles.export}>
      <Button size="small" icon={Download} onPress={save}>
        {t('csv.export')}
      </Button>
    </p>
  )
}
