import { ShoppingCart } from 'lucide'
import { useTranslation } from 'react-i18next'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { useReadRequestDisplayQuery } from '../../entities/request/api'
import { USUAL_DISPLAY } from '../../entities/request/display'
import type { AccessRequest } from '../../entities/request/model'
import { useCsvExport } from '../../shared/blocks/list-page/useCsvExport'
import { ListHeader } from '../../shared/blocks/list-page/ListHeader'
import { ListSheet } from '../../shared/blocks/data-table/ListSheet'
import { useColumnChoice } from '../../shared/blocks/data-table/useColumnChoice'
import { useSavedViews } from '../../shared/blocks/listing/useSavedViews'
import { Stack } from '../../shared/blocks/page/Stack'
import { HistoryChoice } from './HistoryChoice'
import { useHistoryListing } from './useHistoryListing'
import { useHistoryScope } from './useHistoryScope'
import { useRequestColumns } from './useRequestColumns'
import { useReadRequests, useRequests } from './useRequests'
import { EngineBanner } from '../../entities/workflow-engine/ui/EngineBanner'
import { Button } from '../../shared/ui/Button'
import { toRequests } from '../requests/routes'
import { toSettings } from '../configuration/routes'
import { useRetraction } from '../../entities/request/ui/useRetraction'
import { toWorkflows } from '../workflow-monitoring/routes'

/** A link to the catalog for people without requests. */
function ToCatalogue() {
  const { t } = useTranslation('shell')
  const mayRequest = usePageRight('requests')
  if (!mayRequest) return null
  return (
    <Button variant="primary" icon={ShoppingCart} href={toRequests()}>
      {t('section.requests')}
    </Button>
  )
}

/** The list of the requests of a person, with their status. */
export function HistoryPage() {
  const { t } = useTranslation('history')
  const { data: display = USUAL_DISPLAY, isLoading } = useReadRequestDisplayQuery(undefined)
  const scope = useHistoryScope()
  const { kind, of } = scope
  const listing = useHistoryListing(kind, display.sort)
  const columns = useRequestColumns(display)
  const choice = useColumnChoice('idm.requestHistory.columns', columns, display.mayChoose)
  const views = useSavedViews('idm.requestHistory.views')
  const isReady = !isLoading && listing.isReady && choice.isKnown && views.isKnown
  const query = useRequests({ list: listing.list, kind, of }, isReady)
  const csv = useCsvExport<AccessRequest>({
    title: t('title'),
    columns: choice.columns,
    list: listing.list,
    readPage: useReadRequests({ kind, of }),
  })
  const retraction = useRetraction()
  return (
    <>
      <ListHeader
        title={t('title')}
        query={query}
        csv={csv}
        choice={display.mayChoose && choice}
        create={false}
      />
      <Stack>
        <EngineBanner toEngine={toSettings('workflowengine')} toWorkflows={toWorkflows()} />
        <HistoryChoice scope={scope} />
        <ListSheet
          texts={{
            title: t('title'),
            search: t('search'),
            searchHint: t('searchHint'),
            failed: t('listFailed'),
            none: t('none'),
            noMatch: (search) => t('noMatch', { search }),
            tooMany: t('tooMany'),
          }}
          listing={listing}
          query={query}
          columns={choice.columns}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          bulkActions={[csv.action, retraction.bulkAction]}
          readPage={csv.readPage}
          rowActions={retraction.rowActions}
          emptyAction={of === undefined && <ToCatalogue />}
          views={views}
        />
      </Stack>
      {retraction.dialog}
    </>
  )
}
