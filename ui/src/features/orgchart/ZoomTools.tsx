import { Panel, useReactFlow, useViewport } from '@xyflow/react'
import { Maximize, Minus, Plus } from 'lucide'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shared/ui/IconButton'
import styles from './OrgChart.module.css'

/** Options for "fit to window": the whole chart is visible, and never enlarged beyond its normal size. */
export const FIT = { padding: 0.1, maxZoom: 1 }

/** Buttons to zoom out, to zoom in, and to fit the chart to the window. */
export function ZoomTools({ flow }: { flow: 1 | -1 }) {
  const { t } = useTranslation('orgchart')
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  const { zoom } = useViewport()
  return (
    <Panel position={flow === 1 ? 'bottom-left' : 'bottom-right'} className={styles.panel ?? ''}>
      <IconButton size="small" icon={Minus} label={t('zoomOut')} onPress={() => void zoomOut()} />
      <span className={styles.percent}>{t('percent', { value: zoom })}</span>
      <IconButton size="small" icon={Plus} label={t('zoomIn')} onPress={() => void zoomIn()} />
      <IconButton size="small" icon={Maximize} label={t('fit')} onPress={() => void fitView(FIT)} />
    </Panel>
  )
}
