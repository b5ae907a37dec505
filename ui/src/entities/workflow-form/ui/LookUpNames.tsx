import type { LookUpNamesProps } from '../../../shared/blocks/workflow-form/lookUpsContext'
import { useLookUpNames } from '../useLookUpNames'
import styles from './LookUpNames.module.css'

/** The names of the chosen items. */
export function LookUpNames({ source, ids }: LookUpNamesProps) {
  const nameOf = useLookUpNames(source, ids)
  return (
    <ul className={styles.names}>
      {ids.map((id) => (
        <li key={id}>
          <bdi>{nameOf(id)}</bdi>
        </li>
      ))}
    </ul>
  )
}
