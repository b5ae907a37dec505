import { Panel } from '@xyflow/react'
import { Download } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../shared/platform/files/download'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Button } from '../../shared/ui/Button'
import { classNames } from '../../shared/ui/classNames'
import { fileOf, type PictureFormat } from './exportChart'
import styles from './OrgChart.module.css'
import { pictureOf, type Picture } from './picture'
import { readLook } from './pictureLook'

const FORMATS: readonly PictureFormat[] = ['png', 'svg']

/** Saves the loaded and open part of the chart as a picture. */
export function ExportTools(drawing: Pick<Picture, 'nodes' | 'threads' | 'flow'>) {
  const { t } = useTranslation('orgchart')
  const dispatch = useAppDispatch()
  const [making, setMaking] = useState<PictureFormat>()

  const save = async (format: PictureFormat) => {
    setMaking(format)
    try {
      const moreText: Picture['moreText'] = ({ data }) => t('more', { count: data.rest })
      const picture = pictureOf({ ...drawing, look: readLook(), moreText })
      const address = URL.createObjectURL(await fileOf(picture, format))
      download(address, `${t('fileName')}.${format}`)
      URL.revokeObjectURL(address)
    } catch {
      dispatch(showFeedback({ status: -1, text: t('exportFailed') }))
    }
    setMaking(undefined)
  }
  return (
    <Panel
      position={drawing.flow === 1 ? 'top-right' : 'top-left'}
      className={classNames(styles.panel, styles.pictures)}
    >
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
