import { Users } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../shared/ui/classNames'
import { Icon } from '../../shared/ui/Icon'
import { restOf } from './chart'
import { useChartActions } from './chartActions'
import type { Shape } from './layout'
import styles from './OrgChart.module.css'

/** In the place of reports that were not read yet. */
export function MoreCard({ dn, shape }: { dn: string; shape: Shape }) {
  const { t } = useTranslation('orgchart')
  const { chart, readMore } = useChartActions()
  return (
    <Button
      className={classNames(styles.mate, styles[shape], styles.more)}
      onPress={() => readMore(dn)}
      isPending={chart.reading.has(dn)}
    >
      <Icon of={Users} size="s" />
      <span>{t('more', { count: restOf(chart, dn) })}</span>
    </Button>
  )
}
