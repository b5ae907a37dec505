import type { TFunction } from 'i18next'
import { Star } from 'lucide'
import type { Client } from '../../entities/client/model'
import type { Column } from '../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { defineWholeList } from '../../shared/blocks/list-page/defineList'
import { Badge } from '../../shared/ui/Badge'
import { toClient } from './routes'

const CONDITION_WEIGHT = 1.5

/** All clients; the server gives them at once. */
export const clientList = defineWholeList({
  namespace: 'settings',
  preference: 'idm.clientList',
  rowId: ({ id }: Client) => id,
  rowName: ({ name }) => name,
  searched: ({ name, condition }) => `${name} ${condition}`,
  sort: 'name',
  columns: (t: TFunction<'settings'>): Column<Client>[] => [
    nameColumn({
      label: t('column.name'),
      text: ({ name }) => name,
      href: ({ id }) => toClient(id),
    }),
    textColumn({
      key: 'condition',
      label: t('column.condition'),
      weight: CONDITION_WEIGHT,
      cell: ({ isDefault, condition }) =>
        isDefault ? <DefaultMark t={t} /> : <bdi dir="ltr">{condition}</bdi>,
      text: ({ isDefault, condition }) => (isDefault ? t('everybodyElse') : condition),
    }),
    textColumn({
      key: 'branding',
      label: t('column.branding'),
      needs: 'mid',
      text: ({ isBranded }) => t(isBranded ? 'branded' : 'notBranded'),
    }),
    textColumn({ key: 'id', label: t('column.id'), needs: 'mid', text: ({ id }) => id }),
  ],
})

function DefaultMark({ t }: { t: TFunction<'settings'> }) {
  return (
    <>
      <Badge icon={Star}>{t('isDefault')}</Badge> {t('everybodyElse')}
    </>
  )
}
