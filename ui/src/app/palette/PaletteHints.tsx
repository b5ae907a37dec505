import { useTranslation } from 'react-i18next'
import styles from './PalettePanel.module.css'
import { usesCommandKey } from './shortcut'

/** Explains the keys of the palette; hidden from screen readers, which announce them by role. */
export function PaletteHints() {
  const { t } = useTranslation('palette')
  const { t: shell } = useTranslation()
  return (
    <div className={styles.hints} aria-hidden>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t('keys.move')}
      </span>
      <span>
        <kbd>↵</kbd>
        {t('keys.open')}
      </span>
      <span className={styles.last}>
        <kbd>{shell(usesCommandKey ? 'palette.commandKey' : 'palette.key')}</kbd>
        {t('keys.anywhere')}
      </span>
    </div>
  )
}
