import { useTranslation } from 'react-i18next'
import styles from './ConfirmDialog.module.css'

/** How many names are listed. */
const SHOWN = 5

/** Lists the first names, and how many more there are. */
export function AffectedNames({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('confirm')
  if (names.length === 0) return null
  const rest = names.length - SHOWN
  return (
    <ul className={styles.names} aria-label={t('affected')}>
      {names.slice(0, SHOWN).map((name, index) => (
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {rest > 0 && <li>{t('more', { count: rest })}</li>}
    </ul>
  )
}
