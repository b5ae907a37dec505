import {
  useGetPreferenceQuery,
  useSavePreferenceMutation,
} from '../../shared/blocks/listing/preferenceApi'
import { USUAL_DAYS } from '../../entities/workflow-process/stuck'

/** The numbers of days to choose from. */
export const dayChoices = [3, 5, 7, 10] as const

const ATTRIBUTE = 'idm.processList.days'

/** The number of days after which a workflow counts as waiting long; stored as a preference. */
export function useStuckDays() {
  const { data } = useGetPreferenceQuery(ATTRIBUTE)
  const [save] = useSavePreferenceMutation()
  const kept = dayChoices.find((days) => String(days) === data?.[0])
  return {
    days: kept ?? USUAL_DAYS,
    setDays: (days: string) => void save({ attribute: ATTRIBUTE, columns: [days] }),
  }
}
