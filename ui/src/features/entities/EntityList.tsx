import { skipToken } from '@reduxjs/toolkit/query/react'
import { Plus } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useListEntitiesQuery } from '../../entities/entity/api'
import type { Kind } from '../../entities/entity/model'
import { useListText } from '../../i18n/useListText'
import type { ListTexts } from '../../shared/blocks/data-table/list'
import { ListHeader } from '../../shared/blocks/list-page/ListHeader'
import { ListSheet } from '../../shared/blocks/data-table/ListSheet'
import { useColumnChoice } from '../../shared/blocks/data-table/useColumnChoice'
import { useSavedViews } from '../../shared/blocks/listing/useSavedViews'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { DeletionBar } from './DeletionBar'
import { toCreateEntity } from './routes'
import { useDeletion } from './useDeletion'
import { useDeletionActions } from './useDeletionActions'
import { useEntitiesAsked } from './useEntitiesAsked'
import { useEntityColumns } from './useEntityColumns'
import { useEntityExport } from './useEntityExport'
import { useEntityListing } from './useEntityListing'

/** As many look-up attributes as a search box has room to name. */
const HINTED = 3

/** The list of the things of a kind. */
export function EntityList({ kind }: { kind: Kind }) {
  const { t } = useTranslation('entities')
  usePageTitle(kind.name)
  const listing = useEntityListing(kind)
  const deletion = useDeletion(kind)
  const columns = useEntityColumns(kind, deletion.marked)
  const choice = useColumnChoice(`idm.entityList.${kind.key}.columns`, columns)
  const views = useSavedViews(`idm.entityList.${kind.key}.views`)
  const isReady = listing.isReady && choice.isKnown && views.isKnown
  const asked = useEntitiesAsked(kind, choice.columns)
  const query = useListEntitiesQuery(isReady ? { ...asked, list: listing.list } : skipToken)
  const csv = useEntityExport({
    title: kind.name,
    columns: choice.columns,
    list: listing.list,
    asked,
  })
  const actions = useDeletionActions(kind, deletion)

  return (
    <>
      <ListHeader
        title={kind.name}
        query={query}
        csv={csv}
        choice={choice}
        create={
          kind.isCreatable && { href: toCreateEntity(kind.key), text: t('create'), icon: Plus }
        }
      />
      <ListSheet
        texts={useEntityTexts(kind)}
        listing={listing}
        query={query}
        columns={choice.columns}
        rowId={({ dn }) => dn}
        rowName={({ name }) => name}
        bulkActions={[csv.action, ...actions.bulk]}
        readPage={csv.readPage}
        {...(actions.ofRow && { rowActions: actions.ofRow })}
        views={views}
      />
      <DeletionBar kind={kind} deletion={deletion} />
    </>
  )
}

function useEntityTexts({ name, attributes }: Kind): ListTexts {
  const { t } = useTranslation('entities')
  const listText = useListText()
  const searched = attributes.filter(({ isSearchable }) => isSearchable).slice(0, HINTED)
  return {
    title: name,
    search: t('search', { kind: name }),
    searchHint: t('searchHint', { attributes: listText(searched.map(({ label }) => label)) }),
    failed: t('listFailed'),
    none: t('none', { kind: name }),
    noMatch: (search) => t('noMatch', { search }),
    tooMany: t('tooMany', { kind: name }),
  }
}
