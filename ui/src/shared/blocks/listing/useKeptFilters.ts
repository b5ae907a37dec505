import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCallback } from 'react'
import { type FilterField, type Filters, writeFilters } from './filters'
import {
  useDropPreferenceMutation,
  useGetPreferenceQuery,
  useSavePreferenceMutation,
} from './preferenceApi'

/** The stored filters of a list, as the query of an address. */
export interface KeptFilters {
  search: string | undefined
  isLoading: boolean
  keep: (filters: Filters) => void
}

/**
 * Filters that outlive the session.
 *
 * @param attribute - name of the preference, `idm.roleList.filter`.
 * @param isKept - whether the list keeps its filters; else nothing is asked.
 *
 * Source: docs/assumptions.md.
 */
export function useKeptFilters(
  attribute: string,
  fields: readonly FilterField[],
  isKept: boolean,
): KeptFilters {
  const { data, isLoading } = useGetPreferenceQuery(isKept ? attribute : skipToken)
  const [save] = useSavePreferenceMutation()
  const [drop] = useDropPreferenceMutation()
  const keep = useCallback(
    (filters: Filters) => {
      if (!isKept) return
      const params = new URLSearchParams()
      writeFilters(params, filters, fields)
      const search = params.toString()
      void (search === '' ? drop(attribute) : save({ attribute, columns: [search] }))
    },
    [isKept, fields, attribute, save, drop],
  )
  return { search: data?.[0], isLoading, keep }
}
