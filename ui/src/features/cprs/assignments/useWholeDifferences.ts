import { useListDifferencesQuery } from '../../../entities/cprs/api'
import type { Side, Subject } from '../../../entities/cprs/model'
import { NO_FILTERS } from '../../../shared/blocks/listing/filters'
import { MAX_SIZE } from '../../../shared/blocks/listing/listQuery'

/** As many differences as the server returns in one call, of both sides or of one. */
export function useWholeDifferences(subject: Subject, side?: Side) {
  return useListDifferencesQuery({
    subject,
    list: {
      page: 1,
      pageSize: MAX_SIZE,
      search: '',
      sort: { column: 'firstName', order: 'asc' },
      filters: side ? { change: [side] } : NO_FILTERS,
    },
  })
}
