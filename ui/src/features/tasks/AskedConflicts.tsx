import { useTranslation } from 'react-i18next'
import type { Asked } from '../../entities/task/asked'
import { useListText } from '../../i18n/useListText'
import { Banner } from '../../shared/ui/Banner'

/** Warns of the permissions that nobody should have together, each constraint in a line. */
export function AskedConflicts({ conflicts }: Pick<Asked, 'conflicts'>) {
  const { t } = useTranslation('tasks')
  const listText = useListText()
  if (conflicts.length === 0) return null
  return (
    <Banner kind="warning">
      <strong>{t('asked.conflict')}</strong>
      {conflicts.map(({ name, permissions }) => (
        <div key={name}>
          <bdi>{listText(permissions)}</bdi>
        </div>
      ))}
    </Banner>
  )
}
