import { DateTime } from '../../../shared/blocks/values/DateTime'

/** A date with time; nothing without a moment. */
export function Moment({ at }: { at: number | undefined }) {
  return at !== undefined && <DateTime at={at} />
}
