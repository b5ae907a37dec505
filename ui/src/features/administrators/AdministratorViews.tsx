import { useTranslation } from 'react-i18next'
import { ViewChoice } from '../../shared/blocks/list-page/ViewChoice'
import { toAdminAssignments, toAdminMatrix } from './routes'

/** The choice between list and matrix, which is stored in the address. */
export function AdministratorViews({ view }: { view: 'list' | 'matrix' }) {
  const { t } = useTranslation('administrators')
  return (
    <ViewChoice
      label={t('view.label')}
      views={[
        { id: 'list', label: t('view.list'), path: toAdminAssignments() },
        { id: 'matrix', label: t('view.matrix'), path: toAdminMatrix() },
      ]}
      value={view}
    />
  )
}
