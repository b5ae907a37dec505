import { Check, CircleHelp, Minus, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartItem, Recipient } from '../../entities/cart/model'
import { ListSearch } from '../../shared/data-table/ListSearch'
import { Icon } from '../../shared/ui/Icon'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import type { CartFacts } from './useCartFacts'
import styles from './WhoGetsWhat.module.css'

/** Source: SPEC 9 "Paging and search", request-review search. */
const SEARCH_PAUSE_MS = 2000
/** So many are found with the eye. */
const FEW = 10

const LOOKS = {
  eligible: Check,
  unknown: CircleHelp,
  has: Minus,
  left: Minus,
  refused: X,
  conflict: TriangleAlert,
} satisfies Record<string, LucideIcon>

type CellState = keyof typeof LOOKS

interface WhoGetsWhatProps {
  items: readonly CartItem[]
  facts: CartFacts
}

/** Person by person and item by item, whether it can be asked for. */
export function WhoGetsWhat({ items, facts }: WhoGetsWhatProps) {
  const { t } = useTranslation('requests')
  const [search, setSearch] = useState('')
  const { recipients } = facts
  if (recipients.length === 0) return null
  const words = search.toLocaleLowerCase()
  const shown = recipients.filter(({ name }) => name.toLocaleLowerCase().includes(words))
  return (
    <>
      {recipients.length > FEW && (
        <ListSearch
          label={t('who.find')}
          placeholder={t('who.find')}
          search={search}
          onSearch={setSearch}
          pauseMs={SEARCH_PAUSE_MS}
        />
      )}
      <div className={styles.scroll}>
        <table className={styles.matrix}>
          <caption>
            <VisuallyHidden>{t('who.title')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('who.person')}</VisuallyHidden>
              </th>
              {items.map(({ permission }) => (
                <th key={permission.id} scope="col">
                  <bdi>{permission.name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((recipient) => (
              <tr key={recipient.id}>
                <th scope="row">
                  <bdi>{recipient.name}</bdi>
                </th>
                {items.map((item) => (
                  <Cell key={item.permission.id} state={stateOf(item, recipient, facts)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && (
        <p className={styles.none} role="status">
          {t('noMatch', { search })}
        </p>
      )}
    </>
  )
}

function Cell({ state }: { state: CellState }) {
  const { t } = useTranslation('requests')
  return (
    <td className={styles[state]}>
      <Icon of={LOOKS[state]} size="s" label={t(`state.${state}`)} />
    </td>
  )
}

function stateOf(item: CartItem, recipient: Recipient, facts: CartFacts): CellState {
  if (item.leftOut.includes(recipient.id)) return 'left'
  const isInTheWay = facts.conflicts.some(
    (each) => each.itemId === item.permission.id && each.recipient.id === recipient.id,
  )
  const eligibility = facts.eligibility(item, recipient)
  return isInTheWay && eligibility === 'eligible' ? 'conflict' : eligibility
}
