import { useTranslation } from 'react-i18next'
import type { RoleDetail } from '../../entities/role/model'
import { Facts } from '../../shared/blocks/page/Facts'
import { Stack } from '../../shared/blocks/page/Stack'
import { DistinguishedName } from '../../shared/ui/DistinguishedName'
import styles from './RolePage.module.css'
import { useLevelName } from './useLevelName'

/** The level and the container of a role, which never change. */
export function RolePlace({ role }: { role: RoleDetail }) {
  const { t } = useTranslation(['roles', 'definition'])
  const level = useLevelName(role.level)
  return (
    <Stack>
      <Facts
        facts={[
          ...(level ? [{ key: 'level', label: t('column.level'), content: level }] : []),
          {
            key: 'container',
            label: t('definition:container'),
            content: <DistinguishedName dn={role.container} />,
          },
        ]}
      />
      <p className={styles.note}>{t('level.fixed')}</p>
    </Stack>
  )
}
