import { RefreshCw } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AsyncBoundary } from '../../../shared/blocks/async/AsyncBoundary'
import { Opposed } from '../../../shared/blocks/impact/Opposed'
import { SaidBy } from '../../../shared/blocks/impact/SaidBy'
import { Tally } from '../../../shared/blocks/impact/Tally'
import { DetailSkeleton } from '../../../shared/blocks/page/DetailSkeleton'
import { SectionCard } from '../../../shared/blocks/page/SectionCard'
import { Stack } from '../../../shared/blocks/page/Stack'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { Button } from '../../../shared/ui/Button'
import { IconButton } from '../../../shared/ui/IconButton'
import type { Impact, ImpactChange } from '../model'
import type { useImpact } from '../useImpact'
import { ImpactPeople } from './ImpactPeople'
import styles from './ImpactPreview.module.css'
import { figuresOf, useFigures, type FigureId } from './useFigures'
import { useImpactFacts, type ImpactFacts } from './useImpactFacts'

export interface ImpactPreviewProps {
  change: ImpactChange
  /** The result of `useImpact`. */
  reading: ReturnType<typeof useImpact>
  /** The addresses of the pages of a person and of a role. */
  personHref: (dn: string) => string
  roleHref: (dn: string) => string
}

/** Shows the impact of an unsaved change; nothing if the change has none. It never prevents saving. Source: docs/assumptions.md A-480. */
export function ImpactPreview(props: ImpactPreviewProps) {
  const { t } = useTranslation('impact')
  const { change, reading, roleHref } = props
  const { data, error, refresh } = reading
  const facts = useImpactFacts(change, data, roleHref)
  const hasFigures = figuresOf(change).length > 0
  const isFound = hasFigures || Object.values(facts).some((found) => found.length > 0)
  if (data && !isFound && data.conflicts.length === 0) return null
  const head = (
    <>
      {data && (
        <span className={styles.moment}>
          <DateTime at={data.readAt} />
        </span>
      )}
      <IconButton icon={RefreshCw} size="small" label={t('again')} onPress={refresh} />
    </>
  )
  return (
    <SectionCard title={t(hasFigures ? 'title' : 'goodToKnow')} actions={head}>
      <div aria-live="polite">
        <AsyncBoundary
          query={{ data, error, refetch: refresh }}
          skeleton={<DetailSkeleton />}
          failedTitle={t('failed')}
        >
          {(impact) => <Found {...props} impact={impact} facts={facts} />}
        </AsyncBoundary>
      </div>
    </SectionCard>
  )
}

interface FoundProps extends ImpactPreviewProps {
  impact: Impact
  facts: ImpactFacts
}

function Found({ impact, facts, change, personHref, reading }: FoundProps) {
  const { t } = useTranslation('impact')
  const figures = useFigures(change, impact)
  const [pressed, press] = useState<FigureId>()
  const figure = figures.find(({ id }) => id === pressed) ?? figures[0]
  const isRetryUseful = impact.unseen.some(({ cause }) => cause === 'failed')
  return (
    <Stack gap="tight">
      {figure && (
        <>
          <Tally label={t('title')} figures={figures} value={figure.id} onChange={press} />
          <ImpactPeople impact={impact} figure={figure} personHref={personHref} />
        </>
      )}
      {impact.conflicts.map(({ constraint, roles: [first, second], people }) => (
        <Opposed
          key={constraint?.id ?? ''}
          title={people ? t('both', { number: people.length }) : t('bothUnknown')}
          first={first.name}
          second={second.name}
          note={t(constraint ? 'noApproval' : 'noRoleTaken')}
        />
      ))}
      <SaidBy title={t('look')} facts={facts.look} />
      <SaidBy title={t('counted.title')} facts={facts.counted} />
      <SaidBy title={t('notCounted')} facts={facts.missing} />
      {isRetryUseful && (
        <div>
          <Button size="small" icon={RefreshCw} onPress={reading.refresh}>
            {t('retry')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
