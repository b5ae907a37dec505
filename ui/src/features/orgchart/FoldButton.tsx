import { ChevronDown, ChevronUp, LoaderCircle } from 'lucide'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../shared/ui/classNames'
import { Icon } from '../../shared/ui/Icon'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import type { Fold } from './chartNodes'
import styles from './OrgChart.module.css'

const icons = {
  reading: LoaderCircle,
  open: ChevronDown,
  close: ChevronUp,
  nobody: undefined,
} satisfies Record<Fold, unknown>

interface FoldButtonProps {
  name: string
  fold: Fold
  total: number | undefined
}

/**
 * Opens and closes the branch below a node, and shows the number of its children once they are loaded. `ChartCanvas`
 * handles the press; the keyboard uses `chartKeys`.
 */
export function FoldButton({ name, fold, total }: FoldButtonProps) {
  const { t } = useTranslation('orgchart')
  const icon = icons[fold]
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.fold}
      aria-expanded={fold === 'close'}
      disabled={fold === 'nobody'}
    >
      {total !== undefined && <span>{t('number', { value: total })}</span>}
      <VisuallyHidden>{t(`fold.${fold}`, { name })}</VisuallyHidden>
      {icon && (
        <Icon of={icon} size="xs" className={classNames(fold === 'reading' && styles.turning)} />
      )}
    </button>
  )
}
