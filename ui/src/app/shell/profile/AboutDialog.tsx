import { Info } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { Dialog } from '../../../shared/ui/Dialog'
import { formatBuildDate } from '../../../shared/blocks/values/dateFormat'
import { useBuildInfo } from '../buildInfo'
import styles from './AboutDialog.module.css'

interface AboutDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Source: SPEC 2 "Modals", About. */
export function AboutDialog({ isOpen, onClose }: AboutDialogProps) {
  const { t } = useTranslation()
  const { productInformation } = useBootstrap().addresses
  return (
    <Dialog
      title={t('product')}
      isOpen={isOpen}
      onClose={onClose}
      sign={{ icon: Info, kind: 'info' }}
    >
      <BuildFacts />
      {productInformation && (
        <p>
          <a href={productInformation} target="_blank" rel="noreferrer">
            {t('about.product')}
          </a>
        </p>
      )}
      <p className={styles.small}>{t('about.copyright')}</p>
      <p className={styles.small}>{t('about.disclaimer')}</p>
    </Dialog>
  )
}

function BuildFacts() {
  const { t } = useTranslation()
  const { info, hasFailed } = useBuildInfo()
  if (hasFailed) return <p role="alert">{t('about.failed')}</p>
  if (!info) return null
  const { release, version } = info
  return (
    <dl className={styles.facts}>
      <dt>{t('about.version')}</dt>
      <dd>
        <bdi>{t('buildLabel', { release, version })}</bdi>
      </dd>
      <dt>{t('about.date')}</dt>
      <dd>
        <bdi>{formatBuildDate(info.date)}</bdi>
      </dd>
      <dt>{t('about.revision')}</dt>
      <dd>
        <bdi className="id">{info['revision.number']}</bdi>
      </dd>
    </dl>
  )
}
