import { useTranslation } from 'react-i18next'
import { ViewChoice } from '../../shared/blocks/list-page/ViewChoice'
import { toDelegationCalendar, toDelegations } from './routes'

/** The choice between list and calendar, which is stored in the address. */
export function DelegationViews({ view }: { view: 'list' | 'calendar' }) {
  const { t } = useTranslation('delegation')
  return (
    <ViewChoice
      label={t('calendar.view')}
      views={[
        { id: 'list', label: t('calendar.list'), path: toDelegations() },
        { id: 'calendar', label: t('calendar.title'), path: toDelegationCalendar() },
      ]}
      value={view}
    />
  )
}
