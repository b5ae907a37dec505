import { UserPlus } from 'lucide'
import { useTranslation } from 'react-i18next'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useList } from '../../shared/blocks/list-page/useList'
import { toUserCreate } from './routes'
import { UserCard } from './UserCard'
import { userList, useUserListArgs } from './userList'
import { useUserDeletion } from './useUserDeletion'

/** The list of users. */
export function UsersPage() {
  const { t } = useTranslation('users')
  return <UserList title={t('title')} />
}

/** The list of users for account managers; it has a page key of its own. Source: docs/assumptions.md A-340. */
export function ManageUsersPage() {
  const { t } = useTranslation('shell')
  return <UserList title={t('section.manageusers')} />
}

function UserList({ title }: { title: string }) {
  const { t } = useTranslation('users')
  const list = useList(userList, useUserListArgs(title))
  const mayCreate = usePageRight('createUser')
  const mayDelete = usePageRight('manageusers')
  const deletion = useUserDeletion()
  return (
    <>
      <ListPage
        list={list}
        create={mayCreate && { href: toUserCreate(), text: t('create.new'), icon: UserPlus }}
        bulkActions={mayDelete ? [deletion.bulkAction] : []}
        renderCard={(user) => <UserCard user={user} />}
      />
      {deletion.dialog}
    </>
  )
}
