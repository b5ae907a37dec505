import { BackLink } from '../../shared/blocks/page/BackLink'
import { EntityBoundary } from './EntityBoundary'
import { EntityDetail } from './EntityDetail'
import { KindBoundary } from './KindBoundary'
import { toKind } from './routes'

/** The page of one entity. */
export function EntityPage() {
  return (
    <KindBoundary>
      {(kind) => (
        <>
          <BackLink to={toKind(kind.key)}>{kind.name}</BackLink>
          <EntityBoundary kind={kind}>
            {(entity) => <EntityDetail key={entity.dn} kind={kind} entity={entity} />}
          </EntityBoundary>
        </>
      )}
    </KindBoundary>
  )
}
