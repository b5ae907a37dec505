import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListClientsQuery } from '../../entities/client/api'
import { ListNote } from '../../shared/blocks/list-page/ListNote'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useWholeList } from '../../shared/blocks/list-page/useWholeList'
import { ClientCreate } from './ClientCreate'
import { clientList } from './clientList'
import { useClientDeletion } from './useClientDeletion'

/** The clients of the dashboard; the default one cannot be deleted. */
export function ClientsPage() {
  const { t } = useTranslation('settings')
  const query = useListClientsQuery(undefined)
  const list = useWholeList(clientList, query)
  const deletion = useClientDeletion()
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <ListPage
        list={list}
        create={{ text: t('create.open'), onPress: () => setCreating(true) }}
        rowActions={(client) => (client.isDefault ? [] : deletion.rowActions(client))}
        above={() => <ListNote>{t('note')}</ListNote>}
      />
      {isCreating && <ClientCreate clients={query.data ?? []} onClose={() => setCreating(false)} />}
      {deletion.dialog}
    </>
  )
}
