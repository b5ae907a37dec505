import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { SegmentedButtons } from '../../shared/ui/SegmentedButtons'
import { toAdminAssignments, toAdminMatrix } from './routes'
import styles from './ViewChoice.module.css'

/** The list of assignments or the matrix by domain; which one is in the address. */
export function ViewChoice({ view }: { view: 'list' | 'matrix' }) {
  const { t } = useTranslation('administrators')
  const navigate = useNavigate()
  return (
    <div className={styles.choice}>
      <SegmentedButtons
        label={t('view.label')}
        options={[
          { id: 'list' as const, label: t('view.list') },
          { id: 'matrix' as const, label: t('view.matrix') },
        ]}
        value={view}
        onChange={(id) => void navigate(id === 'list' ? toAdminAssignments() : toAdminMatrix())}
      />
    </div>
  )
}
