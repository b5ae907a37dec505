import { personRenderer } from '../../entities/quick-info/ui/personRenderer'
import { Link } from '../../shared/ui/Link'
import { toUser } from '../users/routes'
import { ownSections } from './ownSections'
import { toEntity } from './routes'

/** How values show a reference: people open a popup, other entities link to their page. */
function renderers(quiet: boolean) {
  return {
    renderPerson: personRenderer(toUser, quiet),
    renderThing: (kind: string, dn: string, name: string) => (
      <Link href={ownSections.get(kind)?.toPage(dn) ?? toEntity(kind, dn)} quiet={quiet}>
        <bdi>{name}</bdi>
      </Link>
    ),
  }
}

export const references = renderers(false)

/** References in the color of the text, for tables. */
export const quietReferences = renderers(true)
