import { skipToken } from '@reduxjs/toolkit/query/react'
import { Split } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../i18n/useListText'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import { useListConflictsOfUserQuery } from '../../entities/sod/api'
import { RowItem, RowList } from '../../shared/blocks/page/RowList'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Glyph } from '../../shared/ui/Glyph'
import { toSod } from '../sod/routes'

/** The constraints that a user violates, for people who may see them; null when there are none. */
export function useUserConflicts(dn: string): ReactNode {
  const { t } = useTranslation('users')
  const listText = useListText()
  const maySee = usePageRight('sod')
  const { currentData = [] } = useListConflictsOfUserQuery(maySee ? dn : skipToken)
  if (currentData.length === 0) return null
  return (
    <SectionCard title={t('conflicts.title')}>
      <RowList>
        {currentData.map(({ id, name, roles }) => (
          <RowItem
            key={id}
            sign={<Glyph of={Split} tint="sod" />}
            title={<QuickInfoLink kind="SOD" dn={id} name={name} href={toSod(id)} quiet />}
            about={t('conflicts.both', { roles: listText(roles) })}
          />
        ))}
      </RowList>
    </SectionCard>
  )
}
