import { useMemo } from 'react'
import { useLocale } from '../../../i18n/useLocale'
import type { ListQueryState } from '../data-table/list'
import type { WholeListDefinition } from './defineList'
import type { ListNamespace } from './listTexts'
import { useCsvExport } from './useCsvExport'
import type { List } from './useList'
import { useListParts } from './useListParts'
import { matchingRows } from './wholeList'

/** All rows at once; `data` is undefined until they are loaded. Keep it stable between renders. */
type WholeQuery<Row> = Omit<ListQueryState<Row>, 'data'> & { data?: readonly Row[] | undefined }

/** Search, filter, sort and export rows that the server gives all at once. */
export function useWholeList<Ns extends ListNamespace, Row extends object, Args>(
  definition: WholeListDefinition<Ns, Row, Args>,
  { data, error, isFetching, refetch }: WholeQuery<Row>,
  ...[args]: undefined extends Args ? [args?: Args] : [args: Args]
): List<Row> {
  const { locale } = useLocale()
  const { isReady, ...list } = useListParts(definition, args as Args)
  const { texts, listing, columns } = list
  const { isMatch, searched } = definition
  const shown = useMemo(
    () => data && matchingRows(data, listing.list, { columns, isMatch, searched, locale }),
    [data, listing.list, columns, isMatch, searched, locale],
  )
  const csv = useCsvExport<Row>({
    title: texts.fileName ?? texts.title,
    columns,
    list: listing.list,
    readPage: (state) =>
      Promise.resolve(matchingRows(data ?? [], state, { columns, isMatch, searched, locale })),
  })
  return {
    ...list,
    query: { data: isReady ? shown : undefined, error, isFetching, refetch },
    csv,
    isWhole: true,
  }
}
