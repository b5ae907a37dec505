import { Bell as BellIcon } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countOf } from '../../../entities/notification/entries'
import { loadPart } from '../../../shared/platform/parts/loadPart'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { Icon } from '../../../shared/ui/Icon'
import { LazyPopup } from '../LazyPopup'
import { useTasksWaiting } from '../useTasksWaiting'
import tool from '../Tool.module.css'
import styles from './Bell.module.css'

const loadPopup = () =>
  loadPart(async () => {
    const { NotificationPopup } = await import(
      /* webpackChunkName: "overlays", webpackPrefetch: true */ './NotificationPopup'
    )
    return NotificationPopup
  })

/**
 * The bell. Its count is visible until the bell is opened, and again when it changes. Its name also says how many tasks
 * wait, the number in the menu. Source: SPEC 2 "Header details"; docs/assumptions.md A-494.
 */
export function Bell() {
  const { t } = useTranslation()
  const { notifications } = useBootstrap()
  const [seen, setSeen] = useState<string>()
  const waiting = useTasksWaiting()
  if (!notifications) return null
  const count = countOf(notifications)
  const now = JSON.stringify(notifications)
  const isNew = now !== seen && count > 0
  const news = isNew ? t('notifications.new', { count }) : t('notifications.title')
  return (
    <LazyPopup
      opens="dialog"
      load={loadPopup}
      onOpen={() => setSeen(now)}
      className={tool.tool ?? ''}
      label={waiting === undefined ? news : t('notifications.andTasks', { news, waiting })}
    >
      <Icon of={BellIcon} />
      {isNew && <span className={styles.count}>{t('number', { ns: 'ui', value: count })}</span>}
    </LazyPopup>
  )
}
