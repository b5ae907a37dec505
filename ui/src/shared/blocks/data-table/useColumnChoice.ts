import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import {
  useDropPreferenceMutation,
  useGetPreferenceQuery,
  useSavePreferenceMutation,
} from '../listing/preferenceApi'
import type { Column } from './column'
import { withRoom } from './columnRoom'

/** The visible columns of a list and their order, as a person chose them. */
export interface ColumnChoice<Row> {
  /** The visible columns, in order. */
  columns: readonly Column<Row>[]
  /** All columns: the visible ones, then the others. */
  all: readonly Column<Row>[]
  /** Whether the choice is loaded. */
  isKnown: boolean
  /** Saves these columns in this order; returns the error if there is one. */
  choose: (keys: string[]) => Promise<unknown>
  /** Restores the default columns; returns the error if there is one. */
  restore: () => Promise<unknown>
}

/**
 * The columns of a list as the person chose them. Keep `offered` stable between renders. If the choice fails to load,
 * the defaults are used. Columns that no longer exist are left out; the column with the name is always there.
 *
 * @param attribute - name of the preference, `idm.userList.columns`.
 * @param mayChoose - whether the installation lets people choose; otherwise everybody has the same columns.
 *
 * Source: SPEC 7 "Preferences"; docs/assumptions.md A-191.
 */
export function useColumnChoice<Row>(
  attribute: string,
  offered: readonly Column<Row>[],
  mayChoose = true,
): ColumnChoice<Row> {
  const { currentData: keys, isLoading } = useGetPreferenceQuery(mayChoose ? attribute : skipToken)
  const [save] = useSavePreferenceMutation()
  const [drop] = useDropPreferenceMutation()
  const columns = useMemo(() => chosenColumns(offered, keys ?? null), [offered, keys])
  const all = useMemo(
    () => [...columns, ...offered.filter(({ key }) => !columns.some((shown) => shown.key === key))],
    [offered, columns],
  )
  return useMemo(
    () => ({
      columns,
      all,
      isKnown: !isLoading,
      choose: async (chosen) => (await save({ attribute, columns: chosen })).error,
      restore: async () => (await drop(attribute)).error,
    }),
    [columns, all, isLoading, save, drop, attribute],
  )
}

function chosenColumns<Row>(offered: readonly Column<Row>[], keys: readonly string[] | null) {
  const usual = offered.filter(({ isExtra }) => !isExtra)
  if (!keys) return usual
  const chosen = [...new Set(keys)].flatMap(
    (key) => offered.find((column) => column.key === key) ?? [],
  )
  if (chosen.length === 0) return usual
  const named = offered.filter((column) => column.isName && !chosen.includes(column))
  return withRoom([...named, ...chosen], usual)
}
