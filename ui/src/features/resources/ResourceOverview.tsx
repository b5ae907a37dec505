import { useTranslation } from 'react-i18next'
import { OwnerNames } from '../../entities/permission/ui/OwnerNames'
import type { ResourceDetail } from '../../entities/resource/model'
import { LocalizedFacts } from '../../shared/blocks/localized-text/LocalizedFacts'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { DistinguishedName } from '../../shared/ui/DistinguishedName'
import { toGroup } from '../groups/routes'
import { toTeam } from '../teams/routes'
import { toUser } from '../users/routes'
import { ResourceUsage } from './ResourceUsage'
import { useFieldFacts } from './useFieldFacts'

interface ResourceProps {
  resource: ResourceDetail
}

const links = { toUser, toGroup, toTeam }
const SHOWN = ['binding', 'questions', 'grant', 'revoke', 'expiry', 'isMultiple'] as const

/** What a resource is, and who needs it; nothing is changed here. */
export function ResourceOverview({ resource }: ResourceProps) {
  const { t } = useTranslation(['resources', 'definition'])
  return (
    <Split
      beside={
        <>
          <SectionCard title={t('usage.title')}>
            <ResourceUsage id={resource.id} title={t('usage.now')} />
          </SectionCard>
          <SectionCard title={t('definition:owners')}>
            <OwnerNames owners={resource.owners} links={links} />
          </SectionCard>
        </>
      }
    >
      <SectionCard title={t('definition:texts')}>
        <LocalizedFacts texts={resource.texts} none={t('definition:nothing')} />
      </SectionCard>
      <SectionCard title={t('tab.details')}>
        <Definition resource={resource} />
      </SectionCard>
    </Split>
  )
}

/** What a save would send, in words. */
function Definition({ resource }: ResourceProps) {
  const { t } = useTranslation('definition')
  const facts = useFieldFacts(resource, SHOWN)
  const place = {
    key: 'container',
    label: t('container'),
    content: <DistinguishedName dn={resource.container} />,
  }
  return <Facts facts={[...facts, place]} />
}
