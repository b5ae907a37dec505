import { Eye, UsersRound } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Team } from '../../entities/team/model'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { Badge } from '../../shared/ui/Badge'
import { Glyph } from '../../shared/ui/Glyph'

interface TeamIdentityProps {
  team: Team
  /** Buttons. */
  actions: ReactNode
}

/** The head of a team's page. */
export function TeamIdentity({ team, actions }: TeamIdentityProps) {
  const { t } = useTranslation('teams')
  return (
    <DetailHead
      sign={<Glyph of={UsersRound} tint="team" />}
      name={team.name}
      badge={team.isReadOnly && <Badge icon={Eye}>{t('readOnly')}</Badge>}
      dn={team.dn}
      actions={actions}
    />
  )
}
