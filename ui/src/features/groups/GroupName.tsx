import type { Group } from '../../entities/group/model'
import { Link } from '../../shared/ui/Link'
import styles from './GroupName.module.css'
import { toGroup } from './routes'

/** A group in a list. */
export function GroupName({ group }: { group: Group }) {
  return (
    <Link href={toGroup(group.dn)} className={styles.name}>
      <bdi>{group.name}</bdi>
    </Link>
  )
}
