import { useTranslation } from 'react-i18next'
import type { PageReading } from '../../platform/api/usePagedRead'
import { PickerFailure } from '../entity-picker/PickerFailure'
import type { PickerItem } from '../entity-picker/pickerItem'
import { PICKER_PAGE_SIZE } from '../entity-picker/pickerQuery'
import type { PickerAsked } from '../entity-picker/pickerTab'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { classNames } from '../../ui/classNames'
import { Spinner } from '../../ui/Spinner'
import type { MembersPage } from './MembersDialog'
import styles from './MembersDialog.module.css'

interface MemberListProps {
  reading: PageReading<MembersPage>
  asked: PickerAsked
  chosen: readonly PickerItem[]
  isDisabled: boolean
  onChange: (chosen: readonly PickerItem[]) => void
  onPage: (page: number) => void
}

/** One page of members; chosen members of other pages stay chosen. */
export function MemberList(props: MemberListProps) {
  const { reading, asked, chosen, isDisabled, onChange, onPage } = props
  const { t } = useTranslation('members')
  const { data, error, isLoading, isStale, retry } = reading
  if (isLoading) {
    return (
      <div className={styles.wait}>
        <Spinner label={t('loading')} />
      </div>
    )
  }
  if (!data) return <PickerFailure text={t('failed')} error={error} onRetry={retry} />
  if (data.total === 0) return <p className={styles.wait}>{t('nobody')}</p>
  return (
    <>
      <ul
        className={classNames(styles.members, isStale && styles.stale)}
        aria-label={t('members')}
        aria-busy={isStale}
      >
        {data.rows.map((member) => (
          <li key={member.id}>
            <Checkbox
              label={member.name}
              isDisabled={isDisabled}
              isSelected={chosen.some(({ id }) => id === member.id)}
              onChange={(isSelected) => {
                const others = chosen.filter(({ id }) => id !== member.id)
                onChange(isSelected ? [...others, member] : others)
              }}
            />
          </li>
        ))}
      </ul>
      <MemberPager asked={asked} data={data} isStale={isStale} onPage={onPage} />
    </>
  )
}

interface MemberPagerProps extends Pick<MemberListProps, 'asked' | 'onPage'> {
  data: MembersPage
  isStale: boolean
}

function MemberPager({ asked, data, isStale, onPage }: MemberPagerProps) {
  const { t } = useTranslation('members')
  const first = asked.page * PICKER_PAGE_SIZE
  const last = first + data.rows.length
  return (
    <div className={styles.pager}>
      <span className={styles.range} aria-live="polite">
        {t('range', { first: first + 1, last, total: data.total })}
      </span>
      <Button
        size="small"
        variant="quiet"
        isIdle={asked.page === 0}
        onPress={() => onPage(asked.page - 1)}
      >
        {t('previous')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        isIdle={isStale || last >= data.total}
        onPress={() => onPage(asked.page + 1)}
      >
        {t('next')}
      </Button>
    </div>
  )
}
