import { useTranslation } from 'react-i18next'
import { useCountTasksQuery } from '../../entities/task/badge'
import { digitsOf } from '../../i18n/digits'
import { useLocale } from '../../i18n/useLocale'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import styles from './Navigation.module.css'

const NONE = '0'

/**
 * The number of one's open tasks, beside the menu entry; in proxy mode it is not known. Source: SPEC 9 "Paging and
 * search", task badge limit.
 */
export function TaskCount() {
  const { t } = useTranslation()
  const { intlLocale } = useLocale()
  const { data: count = NONE } = useCountTasksQuery(undefined)
  const isProxy = useProxiedUser() !== null
  if (isProxy || count === NONE) return null
  return (
    <span className={styles.count}>
      {digitsOf(intlLocale)(count)} <VisuallyHidden>{t('tasksWaiting')}</VisuallyHidden>
    </span>
  )
}
