import { ChevronDown, ChevronUp, LoaderCircle, RotateCw } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import type { ChartCard } from '../../entities/orgchart/model'
import { classNames } from '../../shared/ui/classNames'
import { Icon } from '../../shared/ui/Icon'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { useChartActions } from './chartActions'
import styles from './OrgChart.module.css'

/** Opens and closes what is below somebody; how many that are is known once it was read. */
export function FoldButton({ card: { dn, name } }: { card: ChartCard }) {
  const { t } = useTranslation('orgchart')
  const { chart, toggle } = useChartActions()
  const isOpen = chart.open.has(dn)
  const total = chart.below.get(dn)?.total
  const state = useFoldState(dn)
  return (
    <Button
      className={styles.fold ?? ''}
      aria-expanded={isOpen}
      isDisabled={total === 0}
      onPress={() => toggle(dn)}
    >
      {total !== undefined && <span>{t('number', { value: total })}</span>}
      <VisuallyHidden>{t(`fold.${state.label}`, { name })}</VisuallyHidden>
      {state.icon && (
        <Icon
          of={state.icon}
          size="xs"
          className={classNames(state.label === 'reading' && styles.turning)}
        />
      )}
    </Button>
  )
}

function useFoldState(dn: string) {
  const { chart } = useChartActions()
  if (chart.reading.has(dn)) return { label: 'reading', icon: LoaderCircle } as const
  if (chart.failures.has(dn)) return { label: 'failed', icon: RotateCw } as const
  if (chart.below.get(dn)?.total === 0) return { label: 'nobody', icon: undefined } as const
  if (chart.open.has(dn)) return { label: 'close', icon: ChevronUp } as const
  return { label: 'open', icon: ChevronDown } as const
}
