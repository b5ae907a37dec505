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

/** Somebody or something that is shown in a chart. */
interface Shown {
  /** The way there. */
  id: string
  dn: string
  name: string
  kind: string
  /** What its card says of it. */
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
  /** What the chart goes along. */
  relation: Relation
}

/** More about somebody or something in the chart, the way to their page, and a chart that begins at them. */
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
