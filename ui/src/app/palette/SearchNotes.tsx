import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import styles from './PalettePanel.module.css'
import type { Section } from './useDestinations'
import type { SourceState } from './useFindings'

interface SearchNotesProps {
  sections: readonly Section[]
  states: readonly SourceState[]
  onRetry: () => void
}

/** The progress of the search, announced by screen readers, and its failures, shown to everybody. */
export function SearchNotes({ sections, states, onRetry }: SearchNotesProps) {
  const { t } = useTranslation('palette')
  const failed = states.filter(({ error }) => error !== undefined)
  const tooMany = states.filter(({ data }) => data?.isTooMany)
  return (
    <>
      <Progress sections={sections} states={states} />
      {tooMany.map(({ source }) => (
        <p key={source.kind} className={styles.note}>
          {t('tooMany', { section: t(`section.${source.kind}`) })}
        </p>
      ))}
      {failed.length > 0 && (
        <div className={styles.note} role="alert">
          <Banner kind="danger">
            {failed.map(({ source, error }) => (
              <Failure key={source.kind} kind={source.kind} error={error} />
            ))}
            <Button size="small" onPress={onRetry}>
              {t('retry')}
            </Button>
          </Banner>
        </div>
      )}
    </>
  )
}

function Failure({ kind, error }: { kind: SourceState['source']['kind']; error: unknown }) {
  const { t } = useTranslation('palette')
  const errorText = useErrorText()
  return (
    <p>
      <strong>{t('failed', { section: t(`section.${kind}`) })}</strong> {errorText(error)}
    </p>
  )
}

function Progress({ sections, states }: Pick<SearchNotesProps, 'sections' | 'states'>) {
  const { t } = useTranslation('palette')
  const isSearching = states.some((state) => state.isSearching)
  const count = sections.reduce((sum, { destinations }) => sum + destinations.length, 0)
  return (
    <div role="status" className={styles.progress} data-searching={isSearching || undefined}>
      <VisuallyHidden>{isSearching ? t('searching') : t('count', { count })}</VisuallyHidden>
    </div>
  )
}
