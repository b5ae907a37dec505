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
  /** The page that lists all of it. */
  href: string
  query: {
    data?: { rows: readonly Item[] } | undefined
    error?: unknown
    refetch: () => unknown
  }
  /** In place of rows, where there are none. */
  none: string
  /** What somebody may do instead. */
  otherwise?: { href: string; text: string } | undefined
  /** A `RowItem`. */
  draw: (item: Item) => ReactNode
}

/** The few things of one kind that come next, and the way to the rest. */
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
