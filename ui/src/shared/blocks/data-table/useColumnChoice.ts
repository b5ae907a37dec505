import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import {
  useDropPreferenceMutation,
  useGetPreferenceQuery,
  useSavePreferenceMutation,
} from '../listing/preferenceApi'
import type { Column } from './column'
import { withRoom } from './columnRoom'

/** Which columns of a list a person wants to see, and in which order. */
export interface ColumnChoice<Row> {
  /** Those shown, in order. */
  columns: readonly Column<Row>[]
  /** All there are: those shown, then the others. */
  all: readonly Column<Row>[]
  /** False while the choice is on its way. */
  isKnown: boolean
  /** Keep these, in this order. Answers with what went wrong. */
  choose: (keys: string[]) => Promise<unknown>
  /** Go back to what everybody has. Answers with what went wrong. */
  restore: () => Promise<unknown>
}

/**
 * The columns of a list as this person chose them. Keep `offered` stable between renders.
 *
 * A choice that cannot be read counts as none. Columns that there are no longer are left out; the one that names the rows is
 * always there.
 *
 * @param attribute - name of the preference, `idm.userList.columns`.
 * @param mayChoose - whether the installation lets people choose; else everybody has the same.
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
