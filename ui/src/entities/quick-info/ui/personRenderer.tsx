import { QuickInfoLink } from './QuickInfoLink'

/**
 * Makes the function that shows people in values as links with quick info.
 *
 * @param toPage - the address of a person's page: features own paths.
 * @param quiet - whether the links have the color of the text, for tables.
 */
export const personRenderer = (toPage: (dn: string) => string, quiet = false) => {
  const renderPerson = (dn: string, name: string) => (
    <QuickInfoLink kind="USER" dn={dn} name={name} href={toPage(dn)} quiet={quiet} />
  )
  return renderPerson
}
