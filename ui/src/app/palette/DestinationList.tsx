import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Collection } from 'react-aria-components/Collection'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Highlight } from '../../shared/ui/Highlight'
import { addressOf } from '../../shared/ui/Link'
import type { Destination } from './destination'
import styles from './DestinationList.module.css'
import { DestinationSign } from './DestinationSign'
import type { Section } from './useDestinations'

interface DestinationListProps {
  ref: Ref<HTMLDivElement>
  sections: readonly Section[]
  query: string
  /** Called when a person opens a result. */
  onLeave: (destination: Destination) => void
}

/** Lists the results, section by section. */
export function DestinationList({ ref, sections, query, onLeave }: DestinationListProps) {
  const { t } = useTranslation('palette')
  return (
    <ListBox
      ref={ref}
      className={styles.list ?? ''}
      aria-label={t('results')}
      items={sections}
      dependencies={[query]}
    >
      {({ id, destinations }) => (
        <ListBoxSection id={id} className={styles.section ?? ''}>
          <Header className={styles.header}>{t(`section.${id}`)}</Header>
          <Collection items={destinations} dependencies={[query]}>
            {(destination) => (
              <ListBoxItem
                id={`${id} ${destination.path}`}
                className={styles.item ?? ''}
                textValue={destination.title}
                href={addressOf(destination.path)}
                onAction={() => onLeave(destination)}
              >
                <DestinationSign of={destination} />
                <Words of={destination} query={query} />
                {destination.kind === 'permission' && (
                  <span className={styles.action}>{t('request')}</span>
                )}
                <kbd className={styles.enter} aria-hidden>
                  ↵
                </kbd>
              </ListBoxItem>
            )}
          </Collection>
        </ListBoxSection>
      )}
    </ListBox>
  )
}

function Words({ of: { title, detail }, query }: { of: Destination; query: string }) {
  return (
    <span className={styles.words}>
      <span className={styles.title} dir="auto">
        <Highlight text={title} query={query} />
      </span>{' '}
      <span className={styles.detail} dir="auto">
        <Highlight text={detail} query={query} />
      </span>
    </span>
  )
}
