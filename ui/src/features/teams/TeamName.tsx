import { Eye } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Team } from '../../entities/team/model'
import { Icon } from '../../shared/ui/Icon'
import { Link } from '../../shared/ui/Link'
import { toTeam } from './routes'
import styles from './TeamName.module.css'

/** A team in a list, with an eye when it can only be looked at. */
export function TeamName({ team }: { team: Team }) {
  const { t } = useTranslation('teams')
  return (
    <span className={styles.line}>
      <Link href={toTeam(team.dn)} className={styles.name}>
        <bdi className="cut">{team.name}</bdi>
      </Link>
      {team.isReadOnly && <Icon of={Eye} size="xs" label={t('readOnly')} />}
    </span>
  )
}
