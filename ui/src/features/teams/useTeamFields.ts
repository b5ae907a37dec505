import { useTranslation } from 'react-i18next'
import { type TeamDomain, teamDomains } from '../../entities/team/model'
import type { TeamFields } from '../../entities/team/teamChange'
import { nameAndDescription } from '../../shared/blocks/localized-text/nameAndDescription'
import type { RecordFields } from '../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** The fields of a team, with at least one domain. Source: docs/assumptions.md A-107. */
export function useTeamFields(): RecordFields<TeamFields> {
  const { t } = useTranslation('teams')
  const kinds = useFieldKinds()
  return {
    texts: kinds.localized({ label: t('field.texts'), fields: useTeamTexts() }),
    domains: kinds.choices({
      label: t('field.domains'),
      hint: t('form.domainsHint'),
      isRequired: true,
      textOf: (domain) => t(`domain.${domain}`),
    }),
    managers: kinds.items({ label: t('field.managers') }),
    hasEverybody: kinds.flag({ label: t('field.hasEverybody') }),
    members: kinds.items({ label: t('field.members') }),
    hasManagers: kinds.flag({ label: t('field.hasManagers') }),
  }
}

/** The fields for name and description of a team, in each language. */
export function useTeamTexts() {
  const { t } = useTranslation('teams')
  return nameAndDescription({ name: t('field.name'), description: t('field.description') })
}

/** The domain whose administrators may define teams for all domains. */
const SECURITY = 'SECURITY'

/**
 * The domains that a person may select for a team: those that they administer, and those that the team already has.
 * Source: docs/assumptions.md A-107.
 */
export function useOfferedDomains(stored: readonly TeamDomain[]): readonly TeamDomain[] {
  const { isAdmin, domains = [] } = useBootstrap().rights
  if (isAdmin === true || domains.includes(SECURITY)) return teamDomains
  return teamDomains.filter((domain) => domains.includes(domain) || stored.includes(domain))
}
