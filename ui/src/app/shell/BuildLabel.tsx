import { useTranslation } from 'react-i18next'
import { useBuildInfo } from './buildInfo'
import styles from './Navigation.module.css'

/** Version and build, 'CE 24.4 (v4.10.0)'. */
export function BuildLabel() {
  const { t } = useTranslation()
  const { info } = useBuildInfo()
  if (!info) return null
  const { release, version } = info
  return (
    <p className={styles.build}>
      <bdi>{t('buildLabel', { release, version })}</bdi>
    </p>
  )
}
