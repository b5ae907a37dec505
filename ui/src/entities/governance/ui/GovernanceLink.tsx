import { ExternalLink } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useProxiedUser } from '../../../shared/platform/proxy-mode/useProxiedUser'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { Icon } from '../../../shared/ui/Icon'
import { Link } from '../../../shared/ui/Link'

interface GovernanceLinkProps {
  /** The setting that shows the link. */
  of: 'showIgApprovals' | 'showIgRequestCatalog'
  label: string
}

/**
 * A link to Identity Governance, in a tab of its own; nothing where the settings show none. It would open for the
 * signed-in person, so a proxy gets none.
 *
 * Source: SPEC 7 "Startup"; docs/assumptions.md A-651.
 */
export function GovernanceLink({ of, label }: GovernanceLinkProps) {
  const { t } = useTranslation('shell')
  const { identityGovernance } = useBootstrap()
  const proxied = useProxiedUser()
  if (!identityGovernance?.[of] || proxied) return null
  return (
    <Link href={identityGovernance.host} target="_blank" rel="noreferrer">
      {label} <Icon of={ExternalLink} size="xs" label={t('opensNewTab')} />
    </Link>
  )
}
