import { QuickInfoLink } from './QuickInfoLink'

/**
 * Shows people in values, of whom only DN and name are known.
 *
 * @param toPage the address of somebody's page: features own paths.
 * @param quiet in the colour of the text, for tables.
 */
export const personRenderer = (toPage: (dn: string) => string, quiet = false) => {
  const renderPerson = (dn: string, name: string) => (
    <QuickInfoLink kind="USER" dn={dn} name={name} href={toPage(dn)} quiet={quiet} />
  )
  return renderPerson
}
