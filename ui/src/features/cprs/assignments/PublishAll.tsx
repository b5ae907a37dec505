import type { Subject } from '../../../entities/cprs/model'
import { PublishDialog } from './PublishDialog'
import { useDifferenceCount } from './useDifferenceCount'
import { useWholeDifferences } from './useWholeDifferences'

interface PublishAllProps {
  subject: Subject
  computedAt: number | undefined
  onClose: () => void
}

/**
 * Asks before all differences are published; it shows the first 300, and the number of the others.
 */
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
