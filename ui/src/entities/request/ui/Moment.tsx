import { DateTime } from '../../../shared/blocks/values/DateTime'

/** A moment, where there is one. */
export function Moment({ at }: { at: number | undefined }) {
  return at !== undefined && <DateTime at={at} />
}
