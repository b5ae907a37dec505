import { IdCard } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { RoleDetail } from '../../entities/role/model'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { SectionTabs } from '../../shared/blocks/page/SectionTabs'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { Glyph } from '../../shared/ui/Glyph'
import { RoleMarks } from './RoleMarks'
import { useRoleTabs } from './useRoleTabs'

/** A role: what it is, and its tabs. */
export function RoleView({ role }: { role: RoleDetail }) {
  const { t } = useTranslation('roles')
  const { id, name } = role
  usePageTitle(name)
  return (
    <>
      <DetailHead
        sign={<Glyph of={IdCard} tint="role" />}
        name={name}
        badge={<RoleMarks role={role} />}
        dn={id}
      />
      <SectionTabs label={t('tab.all', { name })} tabs={useRoleTabs(role)} />
    </>
  )
}
