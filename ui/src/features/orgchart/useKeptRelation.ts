import {
  useGetPreferenceQuery,
  useSavePreferenceMutation,
} from '../../shared/blocks/listing/preferenceApi'
import { PERSON } from './routes'

/**
 * The relationship that the person last chose for charts of a kind of entity; a stored preference.
 *
 * Source: SPEC 2 "Top-level sections", preference groupings; docs/assumptions.md A-366.
 */
export function useKeptRelation(kind: string) {
  const attribute =
    kind === PERSON ? 'idm.orgChart.relation' : `idm.entityOrgChart.${kind}.relation`
  const { currentData, isFetching } = useGetPreferenceQuery(attribute)
  const [save] = useSavePreferenceMutation()
  return {
    isKnown: currentData !== undefined || !isFetching,
    key: currentData?.[0],
    keep: (key: string) => void save({ attribute, columns: [key] }),
  }
}
