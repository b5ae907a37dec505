import { useListDifferencesQuery } from '../../../entities/cprs/api'
import type { Subject } from '../../../entities/cprs/model'
import { MAX_SIZE } from '../../../shared/blocks/listing/listQuery'
import { NO_FILTERS } from '../../../shared/blocks/listing/filters'
import { PublishDialog } from './PublishDialog'
import { useDifferenceCount } from './useDifferenceCount'

interface PublishAllProps {
  subject: Subject
  computedAt: number | undefined
  onClose: () => void
}

/** Asks before everything is published; the first 300 differences are shown, what more there are is counted. */
export function PublishAll({ subject, computedAt, onClose }: PublishAllProps) {
  const given = useDifferenceCount(subject, 'APPLICATION')
  const taken = useDifferenceCount(subject, 'IDM')
  const { currentData } = useWholeDifferences(subject)
  if (!currentData || given === undefined || taken === undefined) return null
  return (
    <PublishDialog
      subject={subject}
      computedAt={computedAt}
      rows={currentData.rows}
      all={{ given, taken }}
      onPublished={() => undefined}
      onClose={onClose}
    />
  )
}

/** As many differences as the server gives at once. */
export function useWholeDifferences(subject: Subject) {
  return useListDifferencesQuery({
    subject,
    list: {
      page: 1,
      pageSize: MAX_SIZE,
      search: '',
      sort: { column: 'firstName', order: 'asc' },
      filters: NO_FILTERS,
    },
  })
}
