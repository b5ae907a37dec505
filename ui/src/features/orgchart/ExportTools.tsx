import { Panel, useReactFlow } from '@xyflow/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../shared/download/download'
import { showFeedback } from '../../shared/feedback/feedbackSlice'
import { useAppDispatch } from '../../shared/store/hooks'
import { Button } from '../../shared/ui/Button'
import { pictureOf, type PictureFormat } from './exportChart'
import styles from './OrgChart.module.css'

const FORMATS: readonly PictureFormat[] = ['png', 'svg']

interface ExportToolsProps {
  /** The element that holds the chart. */
  canvas: HTMLElement | null
  /** Draws all of the chart, also what is out of sight, while `work` goes on. */
  drawWhole: (work: () => Promise<void>) => Promise<void>
}

/** The chart as a picture on this device, as far as it is open. */
export function ExportTools({ canvas, drawWhole }: ExportToolsProps) {
  const { t } = useTranslation('orgchart')
  const dispatch = useAppDispatch()
  const { getNodes } = useReactFlow()
  const [making, setMaking] = useState<PictureFormat>()

  const save = async (format: PictureFormat) => {
    if (!canvas) return
    setMaking(format)
    try {
      await drawWhole(async () => {
        download(await pictureOf(canvas, getNodes(), format), `${t('fileName')}.${format}`)
      })
    } catch {
      dispatch(showFeedback({ status: -1, text: t('exportFailed') }))
    }
    setMaking(undefined)
  }
  return (
    <Panel position="top-right" className={styles.export ?? ''}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          size="small"
          icon={Download}
          aria-label={t('export', { format: format.toUpperCase() })}
          isPending={making === format}
          onPress={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Panel>
  )
}
