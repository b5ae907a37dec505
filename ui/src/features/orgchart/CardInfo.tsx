import { Network } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { QuickInfo } from '../../entities/quick-info/ui/QuickInfo'
import { Button } from '../../shared/ui/Button'
import { Popup } from '../../shared/ui/Popup'
import { toUser } from '../users/routes'
import { cardIdOf } from './cardId'
import { isFirst } from './chart'
import { PERSON, toOrgChart } from './routes'

/** Somebody or something that is shown in a chart. */
interface Shown {
  /** The way there. */
  id: string
  dn: string
  name: string
  kind: string
}

/** Who is told more about; things have no quick info. */
export function useCardInfo() {
  const anchor = useRef<HTMLElement>(null)
  const [told, setTold] = useState<Shown>()
  const tell = (shown: Shown) => {
    if (shown.kind !== PERSON) return
    anchor.current = document.getElementById(cardIdOf(shown.id))
    setTold(shown)
  }
  return { anchor, told, tell, close: () => setTold(undefined) }
}

interface CardInfoProps {
  anchor: RefObject<HTMLElement | null>
  told: Shown | undefined
  close: () => void
  /** The key of the relationship that the chart goes along. */
  relation: string
}

/** More about somebody in the chart: how to write to them, the way to their page, and a chart that begins at them. */
export function CardInfo({ anchor, told, close, relation }: CardInfoProps) {
  const { t } = useTranslation('orgchart')
  if (!told) return null
  const { id, dn, name } = told
  return (
    <Popup buttonRef={anchor} label={name} placement="bottom start" isOpen onClose={close}>
      <QuickInfo
        kind="USER"
        dn={dn}
        name={name}
        href={toUser(dn)}
        onClose={close}
        more={
          !isFirst(id) && (
            <Button variant="quiet" icon={Network} href={toOrgChart(dn, relation)}>
              {t('beginHere')}
            </Button>
          )
        }
      />
    </Popup>
  )
}
