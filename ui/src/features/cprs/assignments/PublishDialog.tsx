import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/useLocale'
import { usePublishMutation } from '../../../entities/cprs/api'
import type { Difference, Subject } from '../../../entities/cprs/model'
import { useCauses } from '../../../entities/cprs/useCauses'
import { ConfirmDialog } from '../../../shared/blocks/confirm/ConfirmDialog'
import { Stack } from '../../../shared/blocks/page/Stack'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { Banner } from '../../../shared/ui/Banner'
import { isOld } from './age'
import { PublishGroups } from './PublishGroups'
import { usePublishGroups, type PublishGroup } from './usePublishGroups'

interface PublishDialogProps {
  subject: Subject
  computedAt: number | undefined
  /** The differences to publish; with `all` those that could be loaded. */
  rows: readonly Difference[]
  /**
   * For a publication of all differences: the number of people who gain and who lose an assignment.
   */
  all?: Counts
  onPublished: () => void
  onClose: () => void
}

/**
 * Shows before publishing, person by person, what is added, what is removed and what cannot be
 * published.
 */
export function PublishDialog(props: PublishDialogProps) {
  const { subject, computedAt, rows, all, onPublished, onClose } = props
  const { t } = useTranslation('cprs')
  const [publish] = usePublishMutation()
  const groups = usePublishGroups(rows, useCauses(subject, rows))
  const { given, taken } = changesOf(all ?? countOf(rows), groups)
  const typed = useNumbers(given, taken)
  const number = given + taken
  const unseen = all ? all.given + all.taken - rows.length : 0
  return (
    <ConfirmDialog
      kind="change"
      title={t('publish.title', { number })}
      consequence={t('publish.consequence', { given, taken })}
      verb={t('publish.verb', { number })}
      typed={all && typed}
      isDisabled={number === 0}
      onConfirm={async () => {
        await publish({ subject, rows, isAll: all !== undefined }).unwrap()
        onPublished()
      }}
      onClose={onClose}
    >
      <Stack>
        {computedAt !== undefined && (
          <p>
            {t('publish.age')} <DateTime at={computedAt} />
          </p>
        )}
        {computedAt !== undefined && isOld(computedAt) && (
          <Banner kind="warning">{t('stale.old')}</Banner>
        )}
        <PublishGroups groups={groups} />
        {unseen > 0 && <p>{t('publish.more', { number: unseen })}</p>}
        <p>{t('publish.after')}</p>
      </Stack>
    </ConfirmDialog>
  )
}

interface Counts {
  given: number
  taken: number
}

/** The numbers without the differences of which it is known that they cannot be published. */
function changesOf({ given, taken }: Counts, groups: readonly PublishGroup[]): Counts {
  const stays = groups.find(({ kind }) => kind === 'stays')
  return { given, taken: taken - (stays?.lines.length ?? 0) }
}

function countOf(rows: readonly Difference[]): Counts {
  const given = rows.filter(({ side }) => side === 'APPLICATION').length
  return { given, taken: rows.length - given }
}

/** The two numbers that have to be typed: `12/5`. */
function useNumbers(given: number, taken: number): string {
  const { intlLocale } = useLocale()
  const digits = new Intl.NumberFormat(intlLocale, { useGrouping: false })
  return `${digits.format(given)}/${digits.format(taken)}`
}
