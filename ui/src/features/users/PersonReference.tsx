import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import { toUser } from './routes'

/** A person in a value, of whom only DN and name are known. */
export const renderPerson = (dn: string, name: string) => (
  <QuickInfoLink kind="USER" dn={dn} name={name} href={toUser(dn)} />
)

/** The same in the colour of the text, for tables. */
export const renderQuietPerson = (dn: string, name: string) => (
  <QuickInfoLink kind="USER" dn={dn} name={name} href={toUser(dn)} quiet />
)
