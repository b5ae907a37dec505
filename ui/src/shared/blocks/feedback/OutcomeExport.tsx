import { Download } from 'lucide'
import { useTranslation } from 'react-i18next'
import { toCsv } from '../../platform/files/csv'
import { downloadCsv } from '../../platform/files/downloadCsv'
import { Button } from '../../ui/Button'
import type { Outcome } from '../../platform/store/outcome'
import styles from './OutcomeTree.module.css'

/** More lines than these are worth a file. */
const MANY = 20

/** The outcome of many things as a file: one line each, with the reason of what failed. */
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
