import { useListDifferencesQuery } from '../../../entities/cprs/api'
import type { Side, Subject } from '../../../entities/cprs/model'

/** The number of differences on one side; undefined while it loads. */
export function useDifferenceCount(subject: Subject, side: Side): number | undefined {
  const { currentData } = useListDifferencesQuery({
    subject,
    list: {
      page: 1,
      pageSize: 1,
      search: '',
      sort: { column: 'firstName', order: 'asc' },
      filters: { change: [side] },
    },
  })
  return currentData?.total
}
