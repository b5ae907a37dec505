import { useTranslation } from 'react-i18next'
import { useReadAllHoldingsQuery } from '../api'
import { compare, shownOf, type Compared, type Having } from '../comparison'
import type { PermissionKind } from '../model'
import { useGetUserQuery } from '../../user/api'
import { useLocale } from '../../../i18n/useLocale'
import type { BulkAction } from '../../../shared/blocks/data-table/action'
import { ListSheet } from '../../../shared/blocks/data-table/ListSheet'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { useComparisonColumns } from './useComparisonColumns'
import { useComparisonListing } from './useComparisonListing'

interface ComparedAccessProps {
  left: { dn: string; name: string }
  /** DN of the other person. */
  other: string
  /** The actions on the selected rows. */
  bulkActions?: readonly BulkAction<Compared>[]
}

/** The permissions of two people: each role and resource, with its holders and sources. */
export function ComparedAccess({ left, other, bulkActions }: ComparedAccessProps) {
  const { t } = useTranslation('assignments')
  const clientId = useBootstrap().client.id
  const person = useGetUserQuery({ dn: other, clientId })
  const right = person.currentData?.fullName ?? other
  const listing = useComparisonListing(left.name, right)
  const columns = useComparisonColumns(left.name, right)
  const query = useComparison(left.dn, other, listing.list)
  return (
    <ListSheet
      texts={{
        title: t('comparison.listTitle', { left: left.name, right }),
        search: t('comparison.search'),
        searchHint: t('comparison.searchHint'),
        failed: t('comparison.failed'),
        none: t('comparison.none'),
        noMatch: (search) => t('comparison.noMatch', { search }),
        tooMany: t('tooMany'),
      }}
      listing={listing}
      query={query}
      columns={columns}
      rowId={({ kind, id }) => `${kind} ${id}`}
      rowName={({ name }) => name}
      {...(bulkActions && { bulkActions })}
      isWhole
    />
  )
}

type List = ReturnType<typeof useComparisonListing>['list']

/**
 * Combines the permissions of both people into one list, which is searched, filtered and sorted
 * here.
 */
function useComparison(left: string, right: string, { search, sort, filters }: List) {
  const { locale } = useLocale()
  const ofLeft = useReadAllHoldingsQuery(left)
  const ofRight = useReadAllHoldingsQuery(right)
  const [had, hadByOther] = [ofLeft.currentData, ofRight.currentData]
  const isRead = had !== undefined && hadByOther !== undefined
  const rows = isRead
    ? shownOf(compare(had, hadByOther), {
        search,
        sort,
        locale,
        having: filters.having?.[0] as Having | undefined,
        kind: filters.kind?.[0] as PermissionKind | undefined,
      })
    : []
  return {
    data: isRead ? { rows, total: rows.length } : undefined,
    error: ofLeft.error ?? ofRight.error,
    isFetching: ofLeft.isFetching || ofRight.isFetching,
    refetch: () => Promise.all([ofLeft.refetch(), ofRight.refetch()]),
  }
}
