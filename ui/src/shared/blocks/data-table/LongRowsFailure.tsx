import type { FailureProps } from '../../platform/parts/FailureBoundary'
import { PartFailure } from '../../platform/parts/PartFailure'

/** Stands for the rows of a long page when the code that draws them could not be loaded. */
export function LongRowsFailure(props: FailureProps) {
  return (
    <tr>
      <td>
        <PartFailure {...props} />
      </td>
    </tr>
  )
}
