import { useTranslation } from 'react-i18next'
import { useListHoldingsQuery } from '../../entities/assignment/api'
import type { Holding } from '../../entities/assignment/model'
import { useCauseText } from '../../entities/assignment/ui/useCauseText'
import { PersonLink } from '../../entities/quick-info/ui/PersonLink'
import type { ExcludedRole } from '../../entities/sod/model'
import { usePersonName } from '../../entities/user/usePersonName'
import { useListText } from '../../i18n/useListText'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'
import { toUser } from '../users/routes'
import styles from './SodViolators.module.css'
import { firstRows } from '../../shared/blocks/listing/listState'

const ALL = firstRows(MAX_SIZE, 'name')

interface ViolatorProps {
  dn: string
  roles: readonly ExcludedRole[]
}

/** A person who has both roles, with the source of each role. */
export function Violator({ dn, roles }: ViolatorProps) {
  const { data } = useListHoldingsQuery({ kind: 'role', holder: dn, list: ALL })
  const ways = useWays()
  return (
    <div className={styles.person}>
      <PersonLink dn={dn} name={usePersonName(dn)} href={toUser(dn)} size="m" />
      <ul className={styles.ways}>
        {roles.flatMap((role) => {
          const held = data?.rows.find(({ id }) => id === role.id)
          return held ? [<li key={role.id}>{ways(held)}</li>] : []
        })}
      </ul>
    </div>
  )
}

function useWays() {
  const { t } = useTranslation('sods')
  const causeText = useCauseText()
  const listText = useListText()
  return ({ name, causes }: Holding) =>
    t('violators.way', { name, ways: listText([...new Set(causes.map(causeText))]) })
}
