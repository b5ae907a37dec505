import { useTranslation } from 'react-i18next'
import { personRenderer } from '../../entities/quick-info/ui/personRenderer'
import type { GroupDetail } from '../../entities/group/model'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import type { Attribute } from '../../shared/blocks/values/attribute'
import { AttributeValues } from '../../shared/blocks/values/AttributeValues'
import { toUser } from '../users/routes'
import { DistinguishedName } from '../../shared/ui/DistinguishedName'

const renderPerson = personRenderer(toUser)

/** The facts of a group: its description, its container, and the attributes that the installation added. */
export function GroupFacts({ group }: { group: GroupDetail }) {
  const { t } = useTranslation('groups')
  const description = {
    key: 'description',
    label: t('column.description'),
    content: <span dir="auto">{group.description}</span>,
  }
  const container = {
    key: 'container',
    label: t('column.container'),
    content: <DistinguishedName dn={group.container} />,
  }
  return (
    <SectionCard title={t('details')}>
      <Facts
        facts={[...(group.description ? [description] : []), container, ...group.facts.map(toFact)]}
      />
    </SectionCard>
  )
}

function toFact(attribute: Attribute) {
  const { key, label } = attribute
  return {
    key,
    label,
    content: <AttributeValues attribute={attribute} place="page" renderPerson={renderPerson} />,
  }
}
