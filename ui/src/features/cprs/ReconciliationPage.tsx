import { useTranslation } from 'react-i18next'
import { useReadRecentProcessesQuery } from '../../entities/cprs/api'
import { isEnded } from '../../entities/cprs/model'
import { ListSection } from '../../shared/blocks/list-page/ListSection'
import { useList } from '../../shared/blocks/list-page/useList'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { SectionTabs } from '../../shared/blocks/page/SectionTabs'
import { AssignmentsTab } from './assignments/AssignmentsTab'
import { SettingsTab } from './settings/SettingsTab'
import { processList } from './status/processList'

/** Differences between connected systems and the catalog. Source: SPEC 7 "CPRS". */
export function ReconciliationPage() {
  const { t } = useTranslation('cprs')
  const { data: recent = [] } = useReadRecentProcessesQuery(undefined)
  const running = recent.filter((each) => !isEnded(each)).length
  return (
    <>
      <PageHeader title={t('title')} count={undefined} />
      <SectionTabs
        label={t('title')}
        tabs={[
          { id: 'assignments', label: t('tab.assignments'), content: <AssignmentsTab /> },
          {
            id: 'status',
            label: t('tab.status'),
            count: running === 0 ? undefined : running,
            content: <ProcessesTab />,
          },
          { id: 'settings', label: t('tab.settings'), content: <SettingsTab /> },
        ]}
      />
    </>
  )
}

/** The list of computations and publications; running ones are updated. */
function ProcessesTab() {
  return <ListSection list={useList(processList)} />
}
