import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListSearch } from '../../shared/blocks/data-table/ListSearch'
import { FirstFew } from '../../shared/ui/FirstFew'
import { PersonPreview } from './PersonPreview'
import { worstFirst, type PersonItems } from './personItems'
import type { CartFacts } from './useCartFacts'
import styles from './WhoGetsWhat.module.css'

/** Source: SPEC 9 "Paging and search", request-review search. */
const SEARCH_PAUSE_MS = 2000
/** With more people than this, the list has a search field. */
const FEW = 10
/** How many people are drawn at first: they fill the visible part of the list. */
const IN_VIEW = 15

interface WhoGetsWhatProps {
  facts: Pick<CartFacts, 'recipients' | 'plannedItems'>
}

const getsAll = ({ items, asked }: PersonItems) => asked === items.length

/** Lists the recipients with the state of each item, people with problems first. */
export function WhoGetsWhat({ facts }: WhoGetsWhatProps) {
  const { t } = useTranslation('requests')
  const [search, setSearch] = useState('')
  const { recipients, plannedItems } = facts
  const people = useMemo(() => worstFirst(recipients, plannedItems), [recipients, plannedItems])
  if (recipients.length === 0) return null
  const words = search.toLocaleLowerCase()
  const shown = people.filter(({ recipient }) => recipient.name.toLocaleLowerCase().includes(words))
  return (
    <section className={styles.who} aria-label={t('who.title')}>
      {recipients.length > 1 && (
        <p className={styles.sum}>
          {t('who.all', { done: people.filter(getsAll).length, total: people.length })}
        </p>
      )}
      {recipients.length > FEW && (
        <ListSearch
          label={t('who.find')}
          placeholder={t('who.find')}
          search={search}
          onSearch={setSearch}
          pauseMs={SEARCH_PAUSE_MS}
        />
      )}
      <FirstFew
        key={search}
        className={styles.people}
        lines={shown}
        atFirst={IN_VIEW}
        id={({ recipient }) => recipient.id}
        draw={(person) => <PersonPreview {...person} areFew={recipients.length <= FEW} />}
      />
      {shown.length === 0 && (
        <p className={styles.none} role="status">
          {t('noMatch', { search })}
        </p>
      )}
    </section>
  )
}
