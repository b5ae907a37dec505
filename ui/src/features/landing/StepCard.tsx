import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { RowList } from '../../shared/blocks/page/RowList'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Button } from '../../shared/ui/Button'
import { Link } from '../../shared/ui/Link'
import { Skeleton } from '../../shared/ui/Skeleton'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import styles from './NextSteps.module.css'

interface StepCardProps<Item> {
  title: string
  /** The page that lists all rows. */
  href: string
  query: {
    data?: { rows: readonly Item[] } | undefined
    error?: unknown
    refetch: () => unknown
  }
  /** The text for an empty list. */
  none: string
  /** A link for an empty list. */
  otherwise?: { href: string; text: string } | undefined
  /** Draws a row as a `RowItem`. */
  draw: (item: Item) => ReactNode
}

/** A card with the first few rows of a list, and a link to the whole list. */
export function StepCard<Item>(props: StepCardProps<Item>) {
  const { title, href, query, none, otherwise, draw } = props
  const { t } = useTranslation('landing')
  return (
    <SectionCard
      title={title}
      actions={
        <Link href={href}>
          {t('next.all')} <VisuallyHidden>{title}</VisuallyHidden>
        </Link>
      }
    >
      <AsyncBoundary
        query={query}
        skeleton={<Skeleton width="w70" />}
        failedTitle={t('next.failed')}
      >
        {({ rows }) =>
          rows.length > 0 ? (
            <RowList>{rows.map(draw)}</RowList>
          ) : (
            <div className={styles.none}>
              <p>{none}</p>
              {otherwise && (
                <Button size="small" href={otherwise.href}>
                  {otherwise.text}
                </Button>
              )}
            </div>
          )
        }
      </AsyncBoundary>
    </SectionCard>
  )
}
