import { Pencil } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteProxiesMutation, useListProxiesQuery } from '../../entities/proxy/api'
import type { Proxy } from '../../entities/proxy/model'
import type { RowAction } from '../../shared/blocks/data-table/action'
import { useDeletion } from '../../shared/blocks/deletion/useDeletion'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useWholeList } from '../../shared/blocks/list-page/useWholeList'
import { Exposure } from './Exposure'
import { ProxyCreate } from './ProxyCreate'
import { ProxyEdit } from './ProxyEdit'
import { proxyList } from './proxyList'

/** The proxy assignments; the server returns all of them at once. */
export function ProxiesPage() {
  const { t } = useTranslation('proxies')
  const { data, ...query } = useListProxiesQuery(undefined)
  const { proxies, mayWrite = false, isOfTeams = false } = data ?? {}
  const list = useWholeList(proxyList, { ...query, data: data?.proxies })
  const deletion = useProxyDeletion()
  const [opened, setOpened] = useState<Proxy | 'new'>()
  const edit = (proxy: Proxy): RowAction => ({
    id: 'edit',
    label: t('edit.open'),
    icon: Pencil,
    onAction: () => setOpened(proxy),
  })
  const rowActions = (proxy: Proxy) =>
    proxy.isEditable ? [edit(proxy), ...deletion.rowActions(proxy)] : []
  const dialog = { isOfTeams, onClose: () => setOpened(undefined) }
  return (
    <>
      <ListPage
        list={list}
        create={mayWrite && { text: t('create.open'), onPress: () => setOpened('new') }}
        bulkActions={mayWrite ? [deletion.bulkAction] : []}
        rowActions={mayWrite && rowActions}
        above={() => proxies && mayWrite && !isOfTeams && <Exposure proxies={proxies} />}
      />
      {opened && <Opened what={opened} {...dialog} />}
      {deletion.dialog}
    </>
  )
}

interface OpenedProps {
  what: Proxy | 'new'
  isOfTeams: boolean
  onClose: () => void
}

function Opened({ what, ...dialog }: OpenedProps) {
  return what === 'new' ? <ProxyCreate {...dialog} /> : <ProxyEdit proxy={what} {...dialog} />
}

/** Deletes one proxy assignment or several. */
function useProxyDeletion() {
  const [deleteProxies] = useDeleteProxiesMutation()
  return useDeletion<Proxy>({
    namespace: 'proxies',
    toRecord: ({ dn, person }) => ({ id: dn, name: person.name }),
    send: (proxies) => deleteProxies(proxies.map(({ dn }) => dn)).unwrap(),
  })
}
