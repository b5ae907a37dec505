import { useTranslation } from 'react-i18next'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useList } from '../../shared/blocks/list-page/useList'
import { groupList } from './groupList'
import { MANAGE_RIGHT, toGroupCreate } from './routes'
import { useGroupDeletion } from './useGroupDeletion'

/** The list of groups. */
export function GroupsPage() {
  const { t } = useTranslation('groups')
  const mayManage = usePageRight(MANAGE_RIGHT)
  const list = useList(groupList)
  const deletion = useGroupDeletion()
  return (
    <>
      <ListPage
        list={list}
        create={mayManage && { href: toGroupCreate(), text: t('create.open') }}
        bulkActions={mayManage ? [deletion.bulkAction] : []}
        rowActions={mayManage && deletion.rowActions}
      />
      {deletion.dialog}
    </>
  )
}
