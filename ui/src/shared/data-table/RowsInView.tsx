import { Fragment, type ReactNode } from 'react'
import styles from './DataTable.module.css'
import type { RowPlace } from './TableRow'
import { useRowsInView } from './useRowsInView'

interface RowsInViewProps {
  /** Of all rows. */
  ids: readonly string[]
  draw: (index: number, id: string, place: RowPlace) => ReactNode
}

/**
 * The rows in view, and that with the focus. Empty rows keep the place of the others, so that the table is as long as it is.
 *
 * The window is what scrolls.
 */
export function RowsInView({ ids, draw }: RowsInViewProps) {
  const { places, end, ref, onFocus } = useRowsInView(ids.length)
  return (
    <>
      {places.map(({ index, gap }) => {
        const id = ids[index]
        if (id === undefined) return null
        return (
          <Fragment key={id}>
            <Gap size={gap} />
            {draw(index, id, { index, ref, onFocus })}
          </Fragment>
        )
      })}
      <Gap size={end} />
    </>
  )
}

/** Keeps the place of rows that are out of view. */
function Gap({ size }: { size: number }) {
  if (size <= 0) return null
  return (
    <tr className={styles.gap} aria-hidden="true">
      <td style={{ blockSize: size }} />
    </tr>
  )
}
