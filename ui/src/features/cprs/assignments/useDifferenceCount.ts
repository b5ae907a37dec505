import { useListDifferencesQuery } from '../../../entities/cprs/api'
import type { Side, Subject } from '../../../entities/cprs/model'

/** How many differences of one side there are; undefined while that is not known. */
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
