import { useTranslation } from 'react-i18next'
import type { RoleDetail } from '../../entities/role/model'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { DistinguishedName } from '../../shared/ui/DistinguishedName'

/** What a role is, and where. */
export function RoleOverview({ role }: { role: RoleDetail }) {
  const { t } = useTranslation('roles')
  return (
    <SectionCard title={t('details')}>
      <Facts
        facts={[
          {
            key: 'description',
            label: t('column.description'),
            content: <span dir="auto">{role.description}</span>,
          },
          {
            key: 'container',
            label: t('container'),
            content: <DistinguishedName dn={role.container} />,
          },
        ]}
      />
    </SectionCard>
  )
}
