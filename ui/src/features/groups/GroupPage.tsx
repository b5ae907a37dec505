import { useTranslation } from 'react-i18next'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { GroupBoundary } from './GroupBoundary'
import { GroupView } from './GroupView'
import { toGroups } from './routes'

/** The page of one group. */
export function GroupPage() {
  const { t } = useTranslation('groups')
  return (
    <>
      <BackLink to={toGroups()}>{t('title')}</BackLink>
      <GroupBoundary>{(group) => <GroupView key={group.dn} group={group} />}</GroupBoundary>
    </>
  )
}
