import { Eye, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Team } from '../../entities/team/model'
import { CopyableId } from '../../shared/page/CopyableId'
import { Badge } from '../../shared/ui/Badge'
import { Glyph } from '../../shared/ui/Glyph'
import styles from './TeamIdentity.module.css'

interface TeamIdentityProps {
  team: Team
  /** Buttons. */
  actions: ReactNode
}

/** The head of a team's page. */
export function TeamIdentity({ team, actions }: TeamIdentityProps) {
  const { t } = useTranslation('teams')
  return (
    <div className={styles.identity}>
      <Glyph of={UsersRound} tint="team" />
      <div className={styles.what}>
        <div className={styles.line}>
          <h1>
            <bdi>{team.name}</bdi>
          </h1>
          {team.isReadOnly && <Badge icon={Eye}>{t('readOnly')}</Badge>}
        </div>
        <CopyableId id={team.dn} copyLabel={t('copyDn')} copiedText={t('dnCopied')} />
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
