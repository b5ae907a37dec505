import { useTranslation } from 'react-i18next'
import { useListText } from '../../i18n/useListText'
import { useListGrantsQuery } from '../../entities/administrator/api'
import type { Administrator, Grant } from '../../entities/administrator/model'
import { Link } from '../../shared/ui/Link'
import styles from './GrantMatrix.module.css'
import { toAdministrator } from './routes'

interface GrantedScopeProps {
  of: Pick<Administrator, 'dn' | 'domain'>
}

const NONE: readonly Grant[] = []

/**
 * The part of a domain that an assignee administers: the number of containers and objects, and the
 * first names.
 */
export function GrantedScope({ of: { dn, domain } }: GrantedScopeProps) {
  const { t } = useTranslation('administrators')
  const { data = NONE } = useListGrantsQuery({ dn, domain })
  const countText = useCountText()
  const names = useNames(data)
  return (
    <>
      <Link href={toAdministrator(dn, domain)}>
        {data.length > 0 ? countText(data) : t('scope.part')}
      </Link>
      {names !== '' && <span className={styles.below}>{names}</span>}
    </>
  )
}

function useCountText(): (grants: readonly Grant[]) => string {
  const { t } = useTranslation('administrators')
  const listText = useListText()
  return (grants) => {
    const containers = grants.filter(({ kind }) => kind === 'container').length
    const objects = grants.length - containers
    return listText([
      ...(containers > 0 ? [t('scope.containers', { count: containers })] : []),
      ...(objects > 0 ? [t('scope.objects', { count: objects })] : []),
    ])
  }
}

const SHOWN = 3

function useNames(grants: readonly Grant[]): string {
  const { t } = useTranslation('ui')
  const listText = useListText()
  const first = listText(grants.slice(0, SHOWN).map(({ name }) => name))
  const rest = grants.length - SHOWN
  return rest > 0 ? `${first} ${t('more', { count: rest })}` : first
}
