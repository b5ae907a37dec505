import { useTranslation } from 'react-i18next'
import type { Team } from '../../entities/team/model'
import { useListText } from '../../i18n/useListText'

/** The domains of a team, as text. */
export function TeamDomains({ domains }: Pick<Team, 'domains'>) {
  const { t } = useTranslation('teams')
  const listText = useListText()
  return listText(domains.map((domain) => t(`domain.${domain}`)))
}
