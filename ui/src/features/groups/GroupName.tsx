import type { Group } from '../../entities/group/model'
import { DetailLink } from '../../shared/page/DetailLink'
import styles from './GroupName.module.css'
import { toGroup } from './routes'

/** A group in a list. */
export function GroupName({ group }: { group: Group }) {
  return (
    <DetailLink to={toGroup(group.dn)} className={styles.name}>
      <bdi>{group.name}</bdi>
    </DetailLink>
  )
}
