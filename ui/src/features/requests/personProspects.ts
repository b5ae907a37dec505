import type { Recipient } from '../../entities/cart/model'
import { isAsked, type Outlook, type Prospect } from '../../entities/cart/outlook'

/** What can be asked for for somebody, item by item. */
export interface PersonProspects {
  recipient: Recipient
  /** The first is the worst. */
  items: readonly { id: string; name: string; prospect: Prospect }[]
  /** How many of them are asked for. */
  asked: number
}

/** What somebody has to look at comes first. */
const WORST_FIRST: readonly Prospect[] = [
  'conflict',
  'refused',
  'has',
  'left',
  'unknown',
  'eligible',
]

const rankOf = (prospect: Prospect | undefined) =>
  prospect ? WORST_FIRST.indexOf(prospect) : WORST_FIRST.length

/** Those with something in the way first, and of each their items in that order. */
export function worstFirst(
  recipients: readonly Recipient[],
  outlooks: readonly Outlook[],
): PersonProspects[] {
  return recipients
    .map((recipient) => prospectsOf(recipient, outlooks))
    .toSorted((a, b) => rankOf(a.items[0]?.prospect) - rankOf(b.items[0]?.prospect))
}

function prospectsOf(recipient: Recipient, outlooks: readonly Outlook[]): PersonProspects {
  const items = outlooks
    .flatMap(({ item: { permission }, prospects }) => {
      const prospect = prospects.get(recipient.id)
      return prospect ? [{ id: permission.id, name: permission.name, prospect }] : []
    })
    .toSorted((a, b) => rankOf(a.prospect) - rankOf(b.prospect))
  return { recipient, items, asked: items.filter(({ prospect }) => isAsked(prospect)).length }
}
