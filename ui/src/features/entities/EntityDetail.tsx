import { useNavigate } from 'react-router-dom'
import { shownAttribute, type Entity, type Kind } from '../../entities/entity/model'
import type { FormAttribute } from '../../shared/blocks/entity-form/formAttribute'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { AttributeValues } from '../../shared/blocks/values/AttributeValues'
import { DeletionBar } from './DeletionBar'
import { EntityHeader } from './EntityHeader'
import { references } from './references'
import { toKind } from './routes'
import { useMarkedDeletion } from './useMarkedDeletion'
import { useGroups } from './useGroups'

interface EntityDetailProps {
  kind: Kind
  entity: Entity
}

/** The attributes of an entity. */
export function EntityDetail({ kind, entity }: EntityDetailProps) {
  const navigate = useNavigate()
  const deletion = useMarkedDeletion(kind)
  usePageTitle(entity.name)
  return (
    <>
      <EntityHeader
        kind={kind}
        entity={entity}
        isMarked={deletion.marked.has(entity.dn)}
        onDelete={() => deletion.mark([entity])}
      />
      <Stack>
        <EntityFacts kind={kind} entity={entity} />
      </Stack>
      <DeletionBar
        kind={kind}
        deletion={deletion}
        onDeleted={() => void navigate(toKind(kind.key), { replace: true })}
      />
    </>
  )
}

function EntityFacts({ kind, entity }: EntityDetailProps) {
  const groupsOf = useGroups(kind)
  if (!groupsOf) return <DetailSkeleton />
  const filled = entity.attributes.filter(({ values }) => values.length > 0)
  const toFact = ({ key, label }: FormAttribute) => ({
    key,
    label,
    content: (
      <AttributeValues attribute={shownAttribute(entity, key)} place="page" {...references} />
    ),
  })
  return groupsOf(filled).map(({ id, title, attributes }) => (
    <SectionCard key={id} title={title}>
      <Facts facts={attributes.map(toFact)} />
    </SectionCard>
  ))
}
