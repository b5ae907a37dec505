import { Network } from 'lucide'
import { useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { foldsAt, type Relation } from '../../entities/orgchart/model'
import { QuickInfo } from '../../entities/quick-info/ui/QuickInfo'
import { Button } from '../../shared/ui/Button'
import { Popup } from '../../shared/ui/Popup'
import { toUser } from '../users/routes'
import { cardIdOf } from './cardId'
import { isFirst } from './chart'
import { PERSON, toOrgChart } from './routes'
import { EntityInfo } from './EntityInfo'

/** The person or entity of the card that the popup describes. */
interface Shown {
  /** The path of nodes from the root to the card. */
  id: string
  dn: string
  name: string
  kind: string
  /** The lines of text on the card. */
  lines: readonly string[]
}

/** The person or entity of the popup. */
export function useCardInfo() {
  const anchor = useRef<HTMLElement>(null)
  const [told, setTold] = useState<Shown>()
  const tell = (shown: Shown) => {
    anchor.current = document.getElementById(cardIdOf(shown.id))
    setTold(shown)
  }
  return { anchor, told, tell, close: () => setTold(undefined) }
}

interface CardInfoProps {
  anchor: RefObject<HTMLElement | null>
  told: Shown | undefined
  close: () => void
  /** The relationship whose lines the chart shows. */
  relation: Relation
}

/** The popup of a card: details of the person or entity, a link to their page, and a link to the chart that begins at them. */
export function CardInfo({ anchor, told, close, relation }: CardInfoProps) {
  const { t } = useTranslation('orgchart')
  if (!told) return null
  const { id, dn, name, kind } = told
  const isPerson = kind === PERSON
  const leadsOn = !isFirst(id) && (isPerson || foldsAt(relation, false))
  const more = leadsOn && (
    <Button variant="quiet" icon={Network} href={toOrgChart(dn, relation.key, kind)}>
      {t('beginHere')}
    </Button>
  )
  return (
    <Popup buttonRef={anchor} label={name} placement="bottom start" isOpen onClose={close}>
      {isPerson ? (
        <QuickInfo kind="USER" dn={dn} name={name} href={toUser(dn)} onClose={close} more={more} />
      ) : (
        <EntityInfo {...told} more={more} />
      )}
    </Popup>
  )
}
