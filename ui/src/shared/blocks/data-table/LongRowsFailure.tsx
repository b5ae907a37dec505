import type { FailureProps } from '../../platform/parts/FailureBoundary'
import { PartFailure } from '../../platform/parts/PartFailure'

/** In the place of the rows of a long page. */
export function LongRowsFailure(props: FailureProps) {
  return (
    <tr>
      <td>
        <PartFailure {...props} />
      </td>
    </tr>
  )
}
