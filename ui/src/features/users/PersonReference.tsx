import { TextLink } from '../../shared/ui/TextLink'
import { toUser } from './routes'

/** A person in a value, with the way to their page. */
export const renderPerson = (dn: string, name: string) => (
  <TextLink href={toUser(dn)}>
    <bdi>{name}</bdi>
  </TextLink>
)

/** The same in the colour of the text, for tables. */
export const renderQuietPerson = (dn: string, name: string) => (
  <TextLink href={toUser(dn)} quiet>
    <bdi>{name}</bdi>
  </TextLink>
)
