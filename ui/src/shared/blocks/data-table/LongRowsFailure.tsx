import type { FailureProps } from '../../platform/parts/FailureBoundary'
import { PartFailure } from '../../platform/parts/PartFailure'

/** Shown instead of the rows of a long page when their code failed to load. */
export function LongRowsFailure(props: FailureProps) {
  return (
    <tr>
      <td>
        <PartFailure {...props} />
      </td>
    </tr>
  )
}
